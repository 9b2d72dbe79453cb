import type { Deployment } from '@love/contracts/deployments/deployment'
import { decodeCall } from '@love/protocol/calls/decodeCall'
import type { IntentCall } from '@love/protocol/intents/intent'
import { AddressText } from '../../../chain/AddressText.tsx'
import { CallDetails } from './CallDetails.tsx'

type CallListProps = { calls: readonly IntentCall[]; deployment: Deployment }

/** What the wallet will be asked, one after the other, each with the contract it goes to. */
export function CallList({ calls, deployment }: CallListProps) {
  return (
    <ol className="review-calls">
      {calls.map((call, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same call may stand there twice; their order is what they are
        <li key={index}>
          <ReviewedCall call={call} deployment={deployment} />
        </li>
      ))}
    </ol>
  )
}

function ReviewedCall({ call, deployment }: { call: IntentCall; deployment: Deployment }) {
  const decoded = decodeCall(deployment, call)
  const name = decoded.contract?.name
  return (
    <>
      {call.permit && <p>{call.permit.words} (a signature: it costs nothing)</p>}
      <p>{call.words}</p>
      {decoded.isUnlimited && (
        <p className="error-text">
          This has no limit: whoever controls that contract can take all of this token, now and later.
        </p>
      )}
      <p className="review-contract">
        <span>{name ?? 'An unknown contract'}</span>
        <AddressText address={call.to} of={name ?? 'the unknown contract'} />
      </p>
      {!decoded.call && call.data !== '0x' && <p className="error-text">This call is not decoded.</p>}
      <CallDetails call={call} decoded={decoded} />
    </>
  )
}
