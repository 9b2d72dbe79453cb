import type { PoolState } from './pool.ts'
import { squareRoot } from './squareRoot.ts'

/**
 * All LP tokens as the next deposit or withdrawal finds them: the pair first mints what is due to the receiver of the
 * fees, a sixth of what the pool has earned since the last one.
 */
export function currentSupply({ reserves, supply, lastProduct, sharesFees }: PoolState): bigint {
  if (!sharesFees || lastProduct === 0n) return supply
  const root = squareRoot(reserves.base * reserves.token)
  const lastRoot = squareRoot(lastProduct)
  if (root <= lastRoot) return supply
  return supply + (supply * (root - lastRoot)) / (root * 5n + lastRoot)
}
