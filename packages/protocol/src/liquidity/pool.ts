import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Address } from 'viem'
import type { PairDefinition } from '../pairs/pair.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { eth } from '../tokens/tokens.ts'
import { squareRoot } from './squareRoot.ts'

/** Amounts of both tokens of a pair, in their smallest parts. */
export type Sides = { readonly base: bigint; readonly other: bigint }

export type Side = keyof Sides

/** All that decides what a deposit mints and what a withdrawal pays, of one block. */
export type PoolState = {
  /** What the pair counts with. */
  readonly reserves: Sides
  /** What it really holds: more, when someone gave it something without asking for LP tokens. */
  readonly balances: Sides
  /** All LP tokens. */
  readonly supply: bigint
  /** Product of the reserves at the last deposit or withdrawal; zero where nobody takes a share of the fees. */
  readonly lastProduct: bigint
  /** The factory has a receiver who gets a sixth of the fees, as new LP tokens. */
  readonly sharesFees: boolean
}

/** A deposit sets the price. */
export function isEmpty({ reserves }: PoolState): boolean {
  return reserves.base === 0n && reserves.other === 0n
}

/** What a person holds of one side: pools keep ether as WETH, people do not. */
export function sideAddress(deployment: Deployment, pair: PairDefinition, side: Side): Address | 'ETH' {
  return pair[side].symbol === eth.symbol ? 'ETH' : tokenAddress(deployment, pair[side])
}

/**
 * All LP tokens as the next deposit or withdrawal finds them: the pair first mints what is due to the receiver of the
 * fees, a sixth of what the pool has earned since the last one.
 */
export function currentSupply({ reserves, supply, lastProduct, sharesFees }: PoolState): bigint {
  if (!sharesFees || lastProduct === 0n) return supply
  const root = squareRoot(reserves.base * reserves.other)
  const lastRoot = squareRoot(lastProduct)
  if (root <= lastRoot) return supply
  return supply + (supply * (root - lastRoot)) / (root * 5n + lastRoot)
}
