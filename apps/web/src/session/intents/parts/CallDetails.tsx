import { exactAmount } from '@love/protocol/amounts/formatAmount'
import type { DecodedCall } from '@love/protocol/calls/decodeCall'
import type { IntentCall, Permit } from '@love/protocol/intents/intent'
import { eth } from '@love/protocol/tokens/eth'
import { SignedText } from '../../wallet/SignedText.tsx'

type CallDetailsProps = { call: IntentCall; decoded: DecodedCall }

/** The call as the chain will see it, for those who want to compare it with what their wallet shows. */
export function CallDetails({ call: { data, value, permit }, decoded: { call } }: CallDetailsProps) {
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
        <p>{data === '0x' ? 'A plain payment without a call.' : 'This call is not decoded.'}</p>
      )}
      <p>Sends {exactAmount({ raw: value, token: eth })} ETH along.</p>
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
