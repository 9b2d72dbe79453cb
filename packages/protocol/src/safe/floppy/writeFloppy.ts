import { getAddress } from 'viem'
import { SafeDataError } from '../SafeDataError.ts'
import { safeTxHash } from '../safeTxHash.ts'
import type { SafeTxParameters } from '../safeTxTypedData.ts'
import type { OwnerSignature } from '../signatures/encodeSignatures.ts'
import { FLOPPY_FORMAT, FLOPPY_VERSION, MOST_FLOPPY_CHARACTERS } from './floppyFile.ts'

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
    throw new SafeDataError('The proposal is above 256 kB.', 'Split the batch into smaller ones.')
  return text
}
