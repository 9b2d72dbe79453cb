import { formatAmount } from '@love/protocol/amounts/amount'
import type { Sides } from '@love/protocol/liquidity/pool'
import type { PairDefinition } from '@love/protocol/pairs/pair'

/** Both sides in words: `1,000 LOVE and 0.0032 ETH`. Lines break between the amounts, not inside them. */
export function amountsText(pair: PairDefinition, { base, other }: Sides): string {
  const amounts = [
    { raw: base, token: pair.base },
    { raw: other, token: pair.other },
  ]
  return amounts.map((amount) => formatAmount(amount).replaceAll(' ', '\u00a0')).join(' and ')
}
