import type { Address } from 'viem'

/** A Safe as it is in the newest block. */
export type SafeState = {
  readonly address: Address
  readonly version: string
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly nonce: number
  readonly implementation: Address
  readonly modules: readonly Address[]
  readonly guard: Address | undefined
  readonly fallbackHandler: Address | undefined
}
