import { exactAmount, formatAmount } from '@love/protocol/amounts/amount'
import { ProgressBar } from '@love/ui98/ProgressBar'
import type { ExpectedChange } from '../rehearsal/judgeRehearsal.ts'
import type { RehearsalState } from '../rehearsal/useRehearsal.ts'
import { changeText } from './changeText.ts'
import { Message } from './Message.tsx'

/** What the rehearsal found: the balances after it, or why there is nothing to show. */
export function Effects({ rehearsal }: { rehearsal: RehearsalState }) {
  switch (rehearsal.status) {
    case 'rehearsing':
    case 'stale':
      return <ProgressBar label="Rehearsing it on the newest block…" />
    case 'unavailable':
      return (
        <Message icon="warning" role="status">
          <p>
            It could not be rehearsed, so what it would do is not known beforehand. {rehearsal.words} You can
            still send it: the limits above are kept by the contracts themselves.
          </p>
        </Message>
      )
    case 'odd':
    case 'fails':
      return (
        <Message icon="error" role="alert">
          <p className="error-text">{rehearsal.words}</p>
        </Message>
      )
    case 'fine':
    case 'short':
      return (
        <>
          {rehearsal.changes.length > 0 ? (
            <ul className="review-changes">
              {rehearsal.changes.map((change) => (
                <Change key={change.address} change={change} />
              ))}
            </ul>
          ) : (
            <p>It would work. It promises no change of your own balances.</p>
          )}
          <p className="muted-text">Rehearsed on block {String(rehearsal.block)}, without the network fee.</p>
        </>
      )
    default:
      return rehearsal satisfies never
  }
}

function Change({ change: { token, before, after, least, isShort } }: { change: ExpectedChange }) {
  const exact = (raw: bigint) => `${exactAmount({ raw, token })} ${token.symbol}`
  return (
    <li>
      <strong title={exact(after - before)}>{changeText(after - before, token)}</strong>{' '}
      <span className="muted-text" title={exact(after)}>
        leaves {formatAmount({ raw: after, token })}
      </span>
      {isShort && (
        <p className="error-text" role="alert">
          {least < 0n ? 'That is more than agreed' : 'That is less than promised'}: {changeText(least, token)}{' '}
          is the limit.
        </p>
      )}
    </li>
  )
}
