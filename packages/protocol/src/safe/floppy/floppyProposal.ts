import type { Address, Hash } from 'viem'
import type { SafeTx } from '../safeTx.ts'
import type { OwnerSignature } from '../signatures/encodeSignatures.ts'

export type FloppySignature = OwnerSignature & {
  /** Approvals and what contracts say can be checked on the chain only. */
  readonly isChecked: boolean
}

/** A proposal that was read from a file, with signatures of owners of the Safe. */
export type FloppyProposal = {
  readonly chainId: number
  readonly safe: Address
  /** As the contract says it. */
  readonly version: string
  readonly tx: SafeTx
  readonly safeTxHash: Hash
  readonly signatures: readonly FloppySignature[]
}

/** What the chain says about the Safe now. */
export type FloppyFacts = {
  readonly chainId: number
  readonly safe: Address
  readonly version: string
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly nonce: bigint
  /** Hashes that are known to be executed, to tell that from a nonce used up by something else. */
  readonly executed?: readonly Hash[]
}
