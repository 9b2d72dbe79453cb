import { isAvailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import type { Money } from '../../chain/prices/createMoney.ts'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import { formatRate } from '../../chain/prices/formatChange.ts'
import { hasPosition, type PairPositionFigures } from './positionOf.ts'

/** What it is worth, and which part of the pool that is: held and staked together. */
export function PositionText({ position, money }: { position: PairPositionFigures; money: Money }) {
  if (isAvailable(position.share) && !hasPosition(position))
    return <span className="muted-text pairs-none">none</span>
  return (
    <>
      <span className="pairs-line">
        <FigureText figure={money.convert(position.value)} format={money.format} />
      </span>
      <span className="pairs-line">
        <FigureText figure={position.share} format={positionShareText} />
      </span>
    </>
  )
}

const smallest = fraction(1n, 10_000n)

/** A part of a pool is never rounded to nothing. */
export function positionShareText(share: { numerator: bigint; denominator: bigint }): string {
  const isTiny = share.numerator > 0n && share.numerator * smallest.denominator < share.denominator
  return isTiny ? '<0.01%' : formatRate(share)
}
