import { QuoteError } from '../errors.ts'
import type { PairDefinition } from '../pairs/pair.ts'
import { afterTransfer, type TransferFees } from '../quotes/amountOut.ts'
import { minimumReceived } from '../quotes/quote.ts'
import { eth } from '../tokens/tokens.ts'
import { currentSupply, type PoolState, type Sides } from './pool.ts'

/** What LP tokens are worth in both tokens, to the wei, if nothing happens before. Zero where they are worth nothing. */
export function worthOf(liquidity: bigint, pool: PoolState): Sides {
  const supply = currentSupply(pool)
  if (supply === 0n) return { base: 0n, other: 0n }
  return {
    base: (liquidity * pool.balances.base) / supply,
    other: (liquidity * pool.balances.other) / supply,
  }
}

/** What the pair pays for LP tokens; it refuses to pay nothing of one token. */
export function previewWithdrawal(liquidity: bigint, pool: PoolState): Sides {
  if (liquidity <= 0n) throw new QuoteError('The amount is zero.', 'Choose more than 0%.')
  const paid = worthOf(liquidity, pool)
  if (paid.base === 0n || paid.other === 0n)
    throw new QuoteError(
      'These LP tokens are too few to redeem for both tokens.',
      'Choose a larger percentage.',
    )
  return paid
}

/**
 * What arrives of what a pair pays. Beside ether, a token goes by way of the router: one that keeps a part of each
 * transfer does so twice.
 */
export function arrivingSides(pair: PairDefinition, { base, other }: Sides, fees: TransferFees): Sides {
  const once = afterTransfer(base, fees, pair.base)
  const isByRouter = pair.other.symbol === eth.symbol
  return {
    base: isByRouter ? afterTransfer(once, fees, pair.base) : once,
    other: afterTransfer(other, fees, pair.other),
  }
}

/** Below these the ratio has moved further than the person allows, and the router refuses. */
export function minimumSides({ base, other }: Sides, slippageBasisPoints: bigint): Sides {
  return {
    base: minimumReceived(base, slippageBasisPoints),
    other: minimumReceived(other, slippageBasisPoints),
  }
}
