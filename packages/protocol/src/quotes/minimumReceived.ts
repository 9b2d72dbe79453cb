const basisPoints = 10_000n

/** The least a trade may pay: rounded down, but never 0 for a quote that is not 0. */
export function minimumReceived(quoted: bigint, slippageBasisPoints: bigint): bigint {
  const minimum = (quoted * (basisPoints - slippageBasisPoints)) / basisPoints
  return minimum === 0n && quoted > 0n ? 1n : minimum
}
