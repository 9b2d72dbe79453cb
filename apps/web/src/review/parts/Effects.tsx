import { exactAmount, formatAmount } from '@love/protocol/amounts/amount'
import { ProgressBar } from '@love/ui98/ProgressBar'
import type { ExpectedChange } from '../simulation/judgeSimulation.ts'
import type { SimulationState } from '../simulation/useSimulation.ts'
import { changeText } from './changeText.ts'
import { Message } from './Message.tsx'

/** What the simulation found: the balances after it, or why there is nothing to show. */
export function Effects({ simulation }: { simulation: SimulationState }) {
  switch (simulation.status) {
    case 'simulating':
    case 'stale':
      return <ProgressBar label="Simulating it on the newest block…" />
    case 'unavailable':
      return (
        <Message icon="warning" role="status">
          <p>
            It could not be simulated, so what it would do is not known beforehand. {simulation.words} You can
            still send it: the limits above are kept by the contracts themselves.
          </p>
        </Message>
      )
    case 'odd':
    case 'fails':
      return (
        <Message icon="error" role="alert">
          <p className="error-text">{simulation.words}</p>
        </Message>
      )
    case 'fine':
    case 'short':
      return (
        <>
          {simulation.changes.length > 0 ? (
            <ul className="review-changes">
              {simulation.changes.map((change) => (
                <Change key={change.address} change={change} />
              ))}
            </ul>
          ) : (
            <p>It would work. It promises no change of your own balances.</p>
          )}
          <p className="muted-text">
            Simulated on block {String(simulation.block)}, without the network fee.
          </p>
        </>
      )
    default:
      return simulation satisfies never
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
