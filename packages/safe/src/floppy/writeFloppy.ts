import { getAddress } from 'viem'
import { SafeDataError } from '../SafeDataError.ts'
import { type SafeTxParameters, safeTxHash } from '../safeTx.ts'
import type { OwnerSignature } from '../signatures/encodeSignatures.ts'
import {
  FLOPPY_FORMAT,
  FLOPPY_VERSION,
  type FloppyProposal,
  type FloppySignature,
  MOST_FLOPPY_CHARACTERS,
} from './floppyFile.ts'

export type WriteFloppyParameters = SafeTxParameters & { readonly signatures: readonly OwnerSignature[] }

/** A proposal as the text of a file, which another owner opens, signs and gives on. */
export function writeFloppy({ signatures, ...parameters }: WriteFloppyParameters): string {
  const { chainId, safe, version, tx } = parameters
  const file = {
    format: FLOPPY_FORMAT,
    version: FLOPPY_VERSION,
    chainId,
    safe: getAddress(safe),
    safeVersion: version,
    tx: {
      to: getAddress(tx.to),
      value: String(tx.value),
      data: tx.data,
      operation: tx.operation,
      safeTxGas: String(tx.safeTxGas),
      baseGas: String(tx.baseGas),
      gasPrice: String(tx.gasPrice),
      gasToken: getAddress(tx.gasToken),
      refundReceiver: getAddress(tx.refundReceiver),
      nonce: String(tx.nonce),
    },
    safeTxHash: safeTxHash(parameters),
    signatures: signatures.map(({ owner, signature }) => ({ owner: getAddress(owner), signature })),
  }
  const text = `${JSON.stringify(file, null, 1)}\n`
  if (text.length > MOST_FLOPPY_CHARACTERS)
    throw new SafeDataError('The transaction is larger than 256 kB.', 'Split the batch into smaller ones.')
  return text
}

/** The same proposal with the signatures of all of them. Each must have been read, so that its signatures are checked. */
export function mergeFloppies(proposals: readonly FloppyProposal[]): FloppyProposal {
  const [first, ...others] = proposals
  if (!first) throw new SafeDataError('There is nothing to merge.', 'Open at least one saved transaction.')
  const stranger = others.find(({ safeTxHash }) => safeTxHash !== first.safeTxHash)
  if (stranger)
    throw new SafeDataError(
      'These are different transactions: their signatures cannot be merged.',
      'Open files of the same transaction.',
    )
  const merged = new Map<string, FloppySignature>()
  for (const signature of proposals.flatMap(({ signatures }) => signatures)) {
    const key = signature.owner.toLowerCase()
    const known = merged.get(key)
    // A signature that can be checked here is worth more than one that only the chain can judge.
    if (!known || (signature.isChecked && !known.isChecked)) merged.set(key, signature)
  }
  return { ...first, signatures: [...merged.values()] }
}
