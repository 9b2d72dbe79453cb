/** Gas of two swaps, a deposit in the pool, a stake and four approvals, rounded up generously. */
const gas = 1_100_000n

/** In wei; nothing is known before the node has named its price. */
export function networkFee(gasPrice: bigint | undefined): bigint {
  return gas * (gasPrice ?? 0n)
}
