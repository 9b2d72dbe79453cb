import type { Address } from 'viem'
import type { SafeIdentity } from '../safeTx.ts'
import type { SafeCode } from '../trust/createSafeVerifier.ts'

/** What decides about signatures, as the chain says it now. */
export type SafeFacts = SafeIdentity & {
  readonly code: SafeCode
  readonly owners: readonly Address[]
  readonly threshold: number
  /** Of the next transaction that it executes. */
  readonly nonce: bigint
  /** A contract that may refuse every transaction. */
  readonly guard: Address | undefined
  /** Answers to EIP-1271 in its place. */
  readonly fallbackHandler: Address | undefined
}
