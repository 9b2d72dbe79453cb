import { formatAmount } from '@love/protocol/amounts/amount'
import { roundedUp } from '@love/protocol/quotes/amountOut'
import { eth } from '@love/protocol/tokens/tokens'

export function feeText(fee: bigint): string {
  return fee === 0n ? '…' : `about ${formatAmount(roundedUp({ raw: fee, token: eth }))}`
}

/** Words when there is not even enough ether to send it. */
export function feeProblem(ether: bigint | undefined, fee: bigint): string | undefined {
  if (ether === undefined || ether >= fee) return undefined
  return `There is too little ETH for the network fee of ${feeText(fee)}.`
}
