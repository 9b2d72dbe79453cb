import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import type { Fraction } from '@love/protocol/prices/fraction'
import { beingRead } from '../../chain/prices/beingRead.ts'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import { formatRate } from '../../chain/prices/formatChange.ts'
import type { PoolFigures } from './poolFigures.ts'

type AprTextProps = { figures: Pick<PoolFigures, 'rewards' | 'fees' | 'total' | 'stopped'> }

/** Both parts together, and below them each alone. While one is not known, the other stands for itself. */
export function AprText({ figures: { rewards, fees, total, stopped } }: AprTextProps) {
  if (rewards === beingRead) return <FigureText figure={rewards} format={formatRate} />
  const first = isAvailable(total) ? total : rewards
  return (
    <>
      <FigureText figure={first} format={formatRate} />
      {stopped ? (
        <span className="farm-line muted-text">no rewards: {stopped}</span>
      ) : (
        isAvailable(rewards) && (
          <span className="farm-line muted-text">
            rewards {formatRate(rewards)}, fees {partText(fees, formatRate)}
          </span>
        )
      )}
    </>
  )
}

function partText(figure: Figure, format: (value: Fraction) => string): string {
  if (figure === beingRead) return '…'
  return isAvailable(figure) ? format(figure) : `n/a (${figure.unavailable})`
}
