/** Gas of the call with the approval before it, rounded up generously. */
const gas = { enter: 260_000n, leave: 160_000n }

/** In wei; nothing is known before the node has named its price. */
export function vaultNetworkFee(kind: keyof typeof gas, gasPrice: bigint | undefined): bigint {
  return gas[kind] * (gasPrice ?? 0n)
}
