import type { Address } from 'viem'
import type { Token } from '../tokens/token.ts'

/** A Uniswap V2 pair of LOVE or WAR3 (`base`) with another token (`other`). */
export type PairDefinition = {
  readonly name: string
  readonly icon: string
  readonly base: Token
  readonly other: Token
}

/** The specification's pair entry, on one chain. */
export type Pair = {
  readonly name: string
  readonly icon: string
  readonly token: 'ETH' | Address
  readonly baseAsset: Address
}

export function definePair<const T extends PairDefinition>(pair: T): T {
  return pair
}

/** The share of a pool. Its contract is the pair itself. */
export function lpToken({ name, icon }: PairDefinition): Token {
  return { symbol: `${name} LP`, name: `Share of the ${name} pool`, decimals: 18, icon }
}
