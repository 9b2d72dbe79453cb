import { exactAmount } from '@love/protocol/amounts/amount'
import { formatDecimal } from '@love/protocol/format/formatNumber'
import type { Sides } from '@love/protocol/liquidity/pool'
import { lpToken, type PairDefinition } from '@love/protocol/pairs/pair'
import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import { wholeCents } from '../../chain/prices/dollarsBeside.ts'
import { amountsText } from './amountsText.ts'

type LpTextProps = {
  pair: PairDefinition
  raw: bigint | undefined
  /** What they stand for is worth, to stand behind them. */
  value?: Figure | undefined
}

/** An amount of LP tokens, every digit of it for whoever points at it; a dash where there is none yet. */
export function LpText({ pair, raw, value }: LpTextProps) {
  if (raw === undefined) return '–'
  const exact = exactAmount({ raw, token: lpToken(pair) })
  return (
    <>
      <span title={exact}>{formatDecimal(exact, { significant: 4 })} LP</span>
      <DollarsText value={value} />
    </>
  )
}

type SidesTextProps = {
  pair: PairDefinition
  sides: Sides | undefined
  /** What both are worth together, to stand behind them. */
  value?: Figure | undefined
}

/** Amounts of both tokens, every digit of them for whoever points at it; a dash where there are none yet. */
export function SidesText({ pair, sides, value }: SidesTextProps) {
  if (!sides) return '–'
  const base = exactAmount({ raw: sides.base, token: pair.base })
  const other = exactAmount({ raw: sides.other, token: pair.other })
  return (
    <>
      <span title={`${base} ${pair.base.symbol} and ${other} ${pair.other.symbol}`}>
        {amountsText(pair, sides)}
      </span>
      <DollarsText value={value} />
    </>
  )
}

/** What stands before it in dollars; nothing where there is nothing to value, or no price. */
function DollarsText({ value }: { value: Figure | undefined }) {
  if (value === undefined || !isAvailable(value) || value.numerator === 0n) return null
  return <> ({wholeCents(value)})</>
}
