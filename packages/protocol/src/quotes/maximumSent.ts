const basisPoints = 10_000n

/** The most a trade may cost: rounded up. */
export function maximumSent(quoted: bigint, slippageBasisPoints: bigint): bigint {
  return (quoted * (basisPoints + slippageBasisPoints) + basisPoints - 1n) / basisPoints
}
