import type { Deployment } from '@love/contracts/deployments/deployment'
import { exactAmount } from '@love/protocol/amounts/amount'
import { type DecodedCall, decodeCall } from '@love/protocol/calls/decodeCall'
import type { IntentCall, Permit } from '@love/protocol/intents/intent'
import { eth } from '@love/protocol/tokens/tokens'
import { isExecution } from '@love/safe/isExecution'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { Suspense } from 'react'
import { AddressText } from '../../chain/AddressText.tsx'
import { useStore } from '../../storage/useStore.ts'
import { SignedText } from '../../wallet/SignedText.tsx'
import { executionView } from '../../wallet/safe/executionView.ts'

type CallListProps = { calls: readonly IntentCall[]; deployment: Deployment }

/** What the wallet will be asked, one after the other, each with the contract it goes to. */
export function CallList({ calls, deployment }: CallListProps) {
  return (
    <ol className="review-calls">
      {calls.map((call, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same call may stand there twice; their order is what they are
        <li key={index}>
          <ReviewedCall call={call} calls={calls} deployment={deployment} />
        </li>
      ))}
    </ol>
  )
}

function ReviewedCall({ call, calls, deployment }: CallListProps & { call: IntentCall }) {
  const decoded = decodeCall(deployment, call)
  const ExecutedCall = useStore(executionView)
  return (
    <>
      {call.permit && <p>{call.permit.words} (signature, no network fee)</p>}
      <p>{call.words}</p>
      {ExecutedCall && isExecution(call) ? (
        <Suspense fallback={<ProgressBar label="Loading the Safe transaction…" />}>
          <ExecutedCall calls={calls} call={call} />
        </Suspense>
      ) : (
        <PlainCall call={call} decoded={decoded} />
      )}
      <CallDetails call={call} decoded={decoded} />
    </>
  )
}

function PlainCall({ call, decoded }: { call: IntentCall; decoded: DecodedCall }) {
  const name = decoded.contract?.name
  return (
    <>
      {decoded.isUnlimited && (
        <p className="error-text">
          Unlimited approval: this contract could spend all of this token, now or later.
        </p>
      )}
      <p className="review-contract">
        <span>{name ?? 'Unknown contract'}</span>
        <AddressText address={call.to} of={name ?? 'the unknown contract'} />
      </p>
      {!decoded.call && call.data !== '0x' && <p className="error-text">This call could not be decoded.</p>}
    </>
  )
}

type CallDetailsProps = { call: IntentCall; decoded: DecodedCall }

/** The call as the chain will see it, for those who want to compare it with what their wallet shows. */
function CallDetails({ call: { data, value, permit }, decoded: { call } }: CallDetailsProps) {
  return (
    <details className="review-details">
      <summary>Details</summary>
      {call ? (
        <dl className="review-facts">
          <div>
            <dt>Function</dt>
            <dd>
              <code>{call.name}</code>
            </dd>
          </div>
          {call.args.map(({ name, text, raw }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {text}
                {text !== raw && !text.includes(raw) && <code className="review-raw">{raw}</code>}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{data === '0x' ? 'A plain ETH transfer.' : 'This call could not be decoded.'}</p>
      )}
      <p>Value: {exactAmount({ raw: value, token: eth })} ETH</p>
      {permit && <SignedText label="What you sign" text={permitText(permit.message)} />}
      <SignedText label="Raw data" text={data} />
    </details>
  )
}

function permitText({ domain, primaryType, message }: Permit['message']): string {
  return JSON.stringify(
    { domain, primaryType, message },
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
    2,
  )
}
