/** Rounded down. */
export function squareRoot(value: bigint): bigint {
  if (value < 2n) return value
  // From above: the first guess is a power of two that is no smaller than the root.
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  for (;;) {
    const next = (root + value / root) / 2n
    if (next >= root) return root
    root = next
  }
}
