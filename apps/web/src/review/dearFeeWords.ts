import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import { roundedUp } from '@love/protocol/quotes/amountOut'
import { eth } from '@love/protocol/tokens/tokens'
import { amountFraction } from '../chain/prices/amountFraction.ts'
import { wholeCents } from '../chain/prices/dollarsBeside.ts'

/** Words when the network takes more than a transaction pays, in USD. */
export function dearFeeWords(
  fee: bigint,
  { pays, etherPrice }: { readonly pays: Figure | undefined; readonly etherPrice: Figure },
): string | undefined {
  if (pays === undefined || !isAvailable(pays) || !isAvailable(etherPrice)) return undefined
  const cost = multiply(amountFraction(roundedUp({ raw: fee, token: eth })), etherPrice)
  if (pays.numerator * cost.denominator >= cost.numerator * pays.denominator) return undefined
  return `This costs more than it pays: the network fee is ${wholeCents(cost)}, the rewards are worth ${wholeCents(pays)}.`
}
