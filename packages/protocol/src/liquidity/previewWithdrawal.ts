import { QuoteError } from '../errors/QuoteError.ts'
import { currentSupply } from './currentSupply.ts'
import type { PoolState, Sides } from './pool.ts'

/** What LP tokens are worth in both tokens, to the wei, if nothing happens before. Zero where they are worth nothing. */
export function worthOf(liquidity: bigint, pool: PoolState): Sides {
  const supply = currentSupply(pool)
  if (supply === 0n) return { base: 0n, token: 0n }
  return {
    base: (liquidity * pool.balances.base) / supply,
    token: (liquidity * pool.balances.token) / supply,
  }
}

/** What the pair pays for LP tokens; it refuses to pay nothing of one token. */
export function previewWithdrawal(liquidity: bigint, pool: PoolState): Sides {
  if (liquidity <= 0n) throw new QuoteError('The amount is zero.', 'Choose more than 0 %.')
  const paid = worthOf(liquidity, pool)
  if (paid.base === 0n || paid.token === 0n)
    throw new QuoteError('These LP tokens are too few to be worth both tokens.', 'Choose a larger part.')
  return paid
}
