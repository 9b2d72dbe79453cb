import { exactAmount, formatAmount } from '@love/protocol/amounts/amount'
import { groupDigits } from '@love/protocol/format/formatNumber'
import type { Figure } from '@love/protocol/prices/figure'
import type { Token } from '@love/protocol/tokens/token'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { dollarsBeside } from '../../chain/prices/dollarsBeside.ts'
import type { ExpectedChange } from '../simulation/judgeSimulation.ts'
import type { PositionChange } from '../simulation/positions.ts'
import type { SimulationState } from '../simulation/useSimulation.ts'
import { changeText } from './changeText.ts'
import { Message } from './Message.tsx'

type EffectsProps = {
  simulation: SimulationState
  /** Of a whole token, in USD. */
  price?: ((token: Token) => Figure) | undefined
}

/** What the simulation found: the balances after it, or why there is nothing to show. */
export function Effects({ simulation, price }: EffectsProps) {
  switch (simulation.status) {
    case 'simulating':
    case 'stale':
      return <ProgressBar label="Simulating…" />
    case 'unavailable':
      return (
        <Message icon="warning" role="status">
          <p>
            Simulation unavailable. {simulation.words} The result cannot be previewed. You can still send
            this: the contracts enforce the limits above.
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
          <Changes {...simulation} price={price} />
          <p className="muted-text">
            Simulated at block {groupDigits(simulation.block)}, network fee not included.
          </p>
        </>
      )
    default:
      return simulation satisfies never
  }
}

type ChangesProps = Pick<EffectsProps, 'price'> & {
  changes: readonly ExpectedChange[]
  positions: readonly PositionChange[]
}

/** What stays as it is needs no line, unless it should not have. */
function Changes({ changes, positions, price }: ChangesProps) {
  const shown = changes.filter(({ before, after, isShort }) => isShort || before !== after)
  const moved = positions.filter(({ before, after }) => before === undefined || before !== after)
  if (shown.length + moved.length === 0) return <p>Simulation passed. Your balances do not change.</p>
  return (
    <ul className="review-changes">
      {shown.map((change) => (
        <Change key={change.address} change={change} price={price} />
      ))}
      {moved.map((position) => (
        <Elsewhere key={position.words} position={position} price={price} />
      ))}
    </ul>
  )
}

type ChangeProps = Pick<EffectsProps, 'price'> & { change: ExpectedChange }

function Change({ change: { token, before, after, least, isShort }, price }: ChangeProps) {
  const moved = after < before ? before - after : after - before
  const exact = (raw: bigint) => `${exactAmount({ raw, token })} ${token.symbol}`
  return (
    <li>
      <strong title={exact(after - before)}>{changeText(after - before, token)}</strong>
      <span className="muted-text" title={exact(after)}>
        {dollarsBeside({ raw: moved, token }, price?.(token))} · {before === after ? '' : 'new '}balance{' '}
        {formatAmount({ raw: after, token })}
      </span>
      {isShort && (
        <p className="error-text" role="alert">
          {least < 0n ? 'More than the maximum' : 'Less than the minimum'} of{' '}
          {formatAmount({ raw: least < 0n ? -least : least, token })}.
        </p>
      )}
    </li>
  )
}

type ElsewhereProps = Pick<EffectsProps, 'price'> & { position: PositionChange }

/** What has left the wallet and is still the person's, or is owed to them. */
function Elsewhere({ position: { words, token, before, after }, price }: ElsewhereProps) {
  if (before === undefined || after === undefined)
    return <li className="muted-text">{words}: the simulation could not measure this.</li>
  const change = after - before
  const exact = (raw: bigint) => `${exactAmount({ raw, token })} ${token.symbol}`
  return (
    <li>
      <strong title={exact(change)}>
        {words}: {changeText(change, token)}
      </strong>
      <span className="muted-text" title={exact(after)}>
        {dollarsBeside({ raw: change < 0n ? -change : change, token }, price?.(token))} · new total{' '}
        {formatAmount({ raw: after, token })}
      </span>
    </li>
  )
}
