import { type Address, type Hash, type Hex, isAddressEqual } from 'viem'
import { SafeDataError } from '../SafeDataError.ts'
import { safeTxHash } from '../safeTx.ts'
import { encodePart, type OwnerSignature } from '../signatures/encodeSignatures.ts'
import {
  parseSignatures,
  SignatureError,
  type SignaturePart,
  signerOfPart,
} from '../signatures/parseSignatures.ts'
import {
  FloppyError,
  type FloppyFacts,
  type FloppyFile,
  type FloppyProposal,
  type FloppySignature,
  parseFloppyFile,
} from './floppyFile.ts'

export type FloppyReading = {
  readonly proposal: FloppyProposal
  /** Signatures that are still needed; 0 when there are enough. */
  readonly missing: number
  /** Nothing stands before it. */
  readonly isNext: boolean
}

/** The proposal in a file, or a `FloppyError` that says why nobody should sign it. */
export async function readFloppy(text: string, facts: FloppyFacts): Promise<FloppyReading> {
  const file = parseFloppyFile(text)
  refuseOtherPlace(file, facts)
  refuseAltered(file, facts)
  refuseUsed(file, facts)
  const { safeTxHash: hash, tx } = file
  const twice = file.signatures.find(({ owner }, index) =>
    file.signatures.slice(0, index).some((other) => isAddressEqual(other.owner, owner)),
  )
  if (twice)
    throw new FloppyError(
      'duplicate-owner',
      `${twice.owner} is listed twice, but each owner counts once.`,
      'Ask for the file again.',
    )
  const signatures = await Promise.all(file.signatures.map((one) => checkSignature(one, { hash, facts })))
  const { chainId, safe, version, threshold, nonce } = facts
  return {
    proposal: { chainId, safe, version, tx, safeTxHash: hash, signatures },
    missing: Math.max(0, threshold - signatures.length),
    isNext: tx.nonce === nonce,
  }
}

function refuseOtherPlace({ chainId, safe }: FloppyFile, facts: FloppyFacts): void {
  if (chainId !== facts.chainId)
    throw new FloppyError(
      'wrong-chain',
      `This transaction is for chain ${chainId}, but this site uses chain ${facts.chainId}.`,
      'Open it on the Safe’s own network.',
    )
  if (!isAddressEqual(safe, facts.safe))
    throw new FloppyError(
      'wrong-safe',
      `This transaction is for Safe ${safe}, not for this one.`,
      'Open that Safe first.',
    )
}

function refuseAltered({ tx, safeTxHash: claimed, safeVersion }: FloppyFile, facts: FloppyFacts): void {
  const { chainId, safe, version } = facts
  if (safeTxHash({ chainId, safe, version, tx }) === claimed) return
  if (hashOf(safeVersion, { chainId, safe, tx }) === claimed)
    throw new FloppyError(
      'wrong-safe',
      `This transaction is for a Safe of version ${safeVersion}; this one is ${version}.`,
      'Propose it again.',
    )
  throw new FloppyError(
    'altered-floppy',
    'The transaction was altered: its fields do not match the signed hash.',
    'Do not sign it. Ask the person who sent it.',
  )
}

function hashOf(version: string, rest: Omit<Parameters<typeof safeTxHash>[0], 'version'>) {
  try {
    return safeTxHash({ version, ...rest })
  } catch (error) {
    if (error instanceof SafeDataError) return undefined
    throw error
  }
}

function refuseUsed({ tx, safeTxHash: hash }: FloppyFile, { nonce, executed = [] }: FloppyFacts): void {
  if (executed.some((known) => known.toLowerCase() === hash))
    throw new FloppyError(
      'already-executed',
      'This transaction has already been executed.',
      'There is nothing left to do.',
    )
  if (tx.nonce < nonce)
    throw new FloppyError(
      'stale-nonce',
      `This transaction has nonce ${tx.nonce}, but the Safe is at nonce ${nonce}: it can never be executed.`,
      'Propose it again with a later nonce.',
    )
}

/** Whose it is, is computed from it and not taken from the file. */
async function checkSignature(
  { owner, signature }: OwnerSignature,
  { hash, facts }: { readonly hash: Hash; readonly facts: Pick<FloppyFacts, 'owners'> },
): Promise<FloppySignature> {
  if (!facts.owners.some((known) => isAddressEqual(known, owner)))
    throw new FloppyError(
      'wrong-owner',
      `${owner} has signed, but is not an owner of this Safe.`,
      'Ask for the file without that signature.',
    )
  const part = partOf(signature, owner)
  const signer = await signerOfPart(part, hash)
  if (!signer || !isAddressEqual(signer, owner))
    throw new FloppyError(
      'wrong-owner',
      `The signature listed for ${owner} is someone else’s, or for another transaction.`,
      'Do not use this file. Ask them to sign again.',
    )
  const isChecked = part.kind === 'eoa' || part.kind === 'eth_sign'
  return { owner, signature: encodePart(part), isChecked }
}

function partOf(signature: Hex, owner: Address): SignaturePart {
  try {
    const [part, ...more] = parseSignatures(signature)
    if (part && more.length === 0) return part
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error
  }
  throw new FloppyError(
    'wrong-owner',
    `The entry for ${owner} is not a single signature.`,
    'Ask them to sign again.',
  )
}
