/** Gas of the largest call of its kind with the approvals before it, rounded up generously. */
const gas = { add: 260_000n, create: 3_000_000n, remove: 250_000n }

/** In wei; nothing is known before the node has named its price. */
export function liquidityNetworkFee(kind: keyof typeof gas, gasPrice: bigint | undefined): bigint {
  return gas[kind] * (gasPrice ?? 0n)
}
