const powers: bigint[] = []

/** Powers of ten, each made once: they are needed thousands of times an answer. */
export function tenTo(exponent: number): bigint {
  const known = powers[exponent]
  if (known !== undefined) return known
  const power = 10n ** BigInt(exponent)
  powers[exponent] = power
  return power
}
