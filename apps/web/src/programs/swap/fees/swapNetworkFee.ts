/** Gas on the safe side: a swap, each pool it goes through, each approval. The review shows what a simulation needs. */
const swapGas = 90_000n
const poolGas = 70_000n
const approvalGas = 60_000n

export type NetworkFeeParameters = { gasPrice: bigint; pools: number; approvals: number }

/** In wei, before anybody has simulated the swap. */
export function swapNetworkFee({ gasPrice, pools, approvals }: NetworkFeeParameters): bigint {
  return gasPrice * (swapGas + poolGas * BigInt(pools) + approvalGas * BigInt(approvals))
}

/** All of it, but ether leaves twice the fee behind: whoever swaps everything could not even swap back. */
export function mostPayable(balance: bigint, fee: bigint | undefined): bigint {
  const kept = 2n * (fee ?? 0n)
  return balance > kept ? balance - kept : 0n
}
