import { squareRoot } from './squareRoot.ts'

/**
 * How much of an amount to swap in a pool so that what is left and what is received have the ratio of the reserves
 * after the swap. With the 0.3 % that stays in the pool it solves
 * 997 s² + 1997 r s − 1000 a r = 0 for a reserve r, an amount a and the part s, rounded down.
 */
export function oneSidedSwap(amount: bigint, reserveIn: bigint): bigint {
  if (amount <= 0n || reserveIn <= 0n) return 0n
  const root = squareRoot(reserveIn * (3_988_009n * reserveIn + 3_988_000n * amount))
  return (root - 1_997n * reserveIn) / 1_994n
}
