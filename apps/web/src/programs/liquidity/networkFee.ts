import { formatAmount } from '@love/protocol/amounts/formatAmount'
import { roundedUp } from '@love/protocol/quotes/roundedUp'
import { eth } from '@love/protocol/tokens/eth'

/** Gas of the largest call of its kind with the approvals before it, rounded up generously. */
const gas = { add: 260_000n, create: 3_000_000n, remove: 250_000n }

/** In wei; nothing is known before the node has named its price. */
export function networkFee(kind: keyof typeof gas, gasPrice: bigint | undefined): bigint {
  return gas[kind] * (gasPrice ?? 0n)
}

export function feeText(fee: bigint): string {
  return fee === 0n ? '…' : `about ${formatAmount(roundedUp({ raw: fee, token: eth }))}`
}

/** Words when there is not even enough ether to send it. */
export function feeProblem(ether: bigint | undefined, fee: bigint): string | undefined {
  if (ether === undefined || ether >= fee) return undefined
  return `There is too little ETH for the network fee of ${feeText(fee)}.`
}
