import { formatAmount } from '@love/protocol/amounts/amount'
import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import { roundedUp } from '@love/protocol/quotes/amountOut'
import { eth } from '@love/protocol/tokens/tokens'
import { amountFraction } from '../chain/prices/amountFraction.ts'
import { dollarsBeside, wholeCents } from '../chain/prices/dollarsBeside.ts'

/** “about 0.0012 ETH ($3.60)”; `etherPrice` in USD. */
export function feeText(fee: bigint, etherPrice?: Figure, bound: 'about' | 'at most' = 'about'): string {
  if (fee === 0n) return '…'
  const amount = roundedUp({ raw: fee, token: eth })
  return `${bound} ${formatAmount(amount)}${dollarsBeside(amount, etherPrice)}`
}

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

/** Words when there is not even enough ether to send it. */
export function feeProblem(ether: bigint | undefined, fee: bigint): string | undefined {
  if (ether === undefined || ether >= fee) return undefined
  return `Not enough ETH for the network fee of ${feeText(fee)}.`
}
