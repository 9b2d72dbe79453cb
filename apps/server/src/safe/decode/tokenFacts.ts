import type { Address } from 'viem'

/** What a token says about itself. */
export type TokenFacts = {
  readonly address: Address
  readonly kind: 'erc20' | 'erc721'
  readonly name: string
  readonly symbol: string
  /** Undefined for what is not counted. */
  readonly decimals: number | undefined
  /** One of ours; all others may call themselves whatever they like. */
  readonly isListed: boolean
}

/** Undefined for what is no token, or cannot be asked at the moment. Never throws. */
export type ReadToken = (address: string) => Promise<TokenFacts | undefined>
