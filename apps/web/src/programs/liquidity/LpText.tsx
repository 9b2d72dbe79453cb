import { exactAmount } from '@love/protocol/amounts/amount'
import { formatDecimal } from '@love/protocol/format/formatNumber'
import { lpToken } from '@love/protocol/liquidity/pool'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import type { Figure } from '@love/protocol/prices/figure'
import { DollarsText } from './DollarsText.tsx'

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
