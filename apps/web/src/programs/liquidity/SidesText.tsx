import { exactAmount } from '@love/protocol/amounts/amount'
import type { Sides } from '@love/protocol/liquidity/pool'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import type { Figure } from '@love/protocol/prices/figure'
import { amountsText } from './amountsText.ts'
import { DollarsText } from './DollarsText.tsx'

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
