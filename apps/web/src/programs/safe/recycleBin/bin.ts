import type { SafeTx } from '@love/safe/safeTx'
import type { OwnerSignature } from '@love/safe/signatures/encodeSignatures'
import type { Address, Hash } from 'viem'

/** A proposal as it was when it was deleted: enough to bring it back. */
export type DeletedProposal = {
  readonly safeTxHash: Hash
  readonly tx: SafeTx
  readonly signatures: readonly OwnerSignature[]
  /** Nobody else can delete it. */
  readonly proposer: Address
  /** What it was called then. */
  readonly title: string
  /** The app it came from, as gateways keep it. */
  readonly origin?: string | undefined
  /** Milliseconds since 1970. */
  readonly deletedAt: number
}

export type Bin = {
  /** Newest first; no service has them any more. */
  readonly deleted: readonly DeletedProposal[]
  /** Of replaced ones, which the gateway keeps: those that somebody has taken out. Newest first. */
  readonly hidden: readonly Hash[]
  /** The nonce of the Safe when the bin was last emptied: what was replaced before is not shown. */
  readonly emptiedAt: bigint
}

export const emptyBin: Bin = { deleted: [], hidden: [], emptiedAt: 0n }

export const mostDeleted = 50
const mostHidden = 500
/** Browsers give all of a site a few million. */
const mostCharacters = 1_000_000

/** Beyond what fits, the oldest go. */
export function withDeleted(bin: Bin, proposal: DeletedProposal): Bin {
  const others = withoutDeleted(bin, proposal.safeTxHash).deleted
  return { ...bin, deleted: fitting([proposal, ...others]) }
}

export function withoutDeleted(bin: Bin, safeTxHash: Hash): Bin {
  return { ...bin, deleted: bin.deleted.filter((one) => one.safeTxHash !== safeTxHash) }
}

export function withHidden(bin: Bin, safeTxHash: Hash): Bin {
  const hash = lowered(safeTxHash)
  return { ...bin, hidden: [hash, ...bin.hidden.filter((one) => one !== hash)].slice(0, mostHidden) }
}

/** Deleted or replaced, whichever it is. */
export function takenOut(bin: Bin, safeTxHash: Hash): Bin {
  const isDeleted = bin.deleted.some((one) => one.safeTxHash === safeTxHash)
  return isDeleted ? withoutDeleted(bin, safeTxHash) : withHidden(bin, safeTxHash)
}

export function emptied({ emptiedAt }: Bin, safeNonce: bigint): Bin {
  return { ...emptyBin, emptiedAt: safeNonce > emptiedAt ? safeNonce : emptiedAt }
}

/** Whether somebody wants to see what was replaced. */
export function isShown({ hidden, emptiedAt }: Bin, replaced: { hash: Hash; nonce: bigint }): boolean {
  return replaced.nonce >= emptiedAt && !hidden.includes(lowered(replaced.hash))
}

function fitting(all: readonly DeletedProposal[]): readonly DeletedProposal[] {
  let characters = 0
  return all.slice(0, mostDeleted).filter(({ tx, signatures }) => {
    characters += tx.data.length + signatures.reduce((sum, { signature }) => sum + signature.length, 0)
    return characters <= mostCharacters
  })
}

function lowered(hash: Hash): Hash {
  return `0x${hash.slice(2).toLowerCase()}`
}
