import { formatAmount } from '@love/protocol/amounts/amount'
import type { Figure } from '@love/protocol/prices/figure'
import { roundedUp } from '@love/protocol/quotes/amountOut'
import { eth } from '@love/protocol/tokens/tokens'
import { dollarsBeside } from '../chain/prices/dollarsBeside.ts'

/** “about 0.0012 ETH ($3.60)”; `etherPrice` in USD. */
export function feeText(fee: bigint, etherPrice?: Figure, bound: 'about' | 'at most' = 'about'): string {
  if (fee === 0n) return '…'
  const amount = roundedUp({ raw: fee, token: eth })
  return `${bound} ${formatAmount(amount)}${dollarsBeside(amount, etherPrice)}`
}

/** Words when there is not even enough ether to send it. */
export function feeProblem(ether: bigint | undefined, fee: bigint): string | undefined {
  if (ether === undefined || ether >= fee) return undefined
  return `Not enough ETH for the network fee of ${feeText(fee)}.`
}
