import type { SafeTx } from '@love/safe/safeTx'
import type { OwnerSignature } from '@love/safe/signatures/encodeSignatures'
import { maxUint256 } from 'viem'
import { parseBigints, stringifyBigints } from '../../../chain/bigintJson.ts'
import { cleanText } from '../../../chain/cleanText.ts'
import {
  fieldsOf,
  isAddressText,
  isBytes,
  isCount,
  isHashText,
  isPositiveBigint,
} from '../../../storage/storedFields.ts'
import { type Bin, type DeletedProposal, emptyBin, withDeleted, withHidden } from './bin.ts'

const longestTitle = 300
/** As many characters as gateways keep. */
const longestOrigin = 200

/** Nothing for a bin that was never used. */
export function writeBin(bin: Bin): string | null {
  const isNew = bin.deleted.length === 0 && bin.hidden.length === 0 && bin.emptiedAt === 0n
  return isNew ? null : stringifyBigints(bin)
}

/** Stored text is not trusted: each bad proposal is left out alone. Whether one fits its hash is asked later. */
export function parseBin(text: string | null): Bin {
  try {
    const { deleted, hidden, emptiedAt } = fieldsOf(parseBigints(text ?? ''))
    const proposals = listOf(deleted).flatMap((value) => parseProposal(value) ?? [])
    const start: Bin = { ...emptyBin, emptiedAt: isNumber(emptiedAt) ? emptiedAt : 0n }
    return listOf(hidden)
      .filter(isHashText)
      .reduceRight(withHidden, proposals.reduceRight(withDeleted, start))
  } catch {
    return emptyBin
  }
}

function parseProposal(value: unknown): DeletedProposal | undefined {
  const { safeTxHash, tx, signatures, proposer, title, origin, deletedAt } = fieldsOf(value)
  const parsedTx = parseTx(tx)
  if (!isHashText(safeTxHash) || !parsedTx || !isAddressText(proposer)) return undefined
  if (typeof title !== 'string' || !isCount(deletedAt)) return undefined
  const hasOrigin = typeof origin === 'string' && origin.length <= longestOrigin
  return {
    safeTxHash,
    tx: parsedTx,
    signatures: listOf(signatures).flatMap((one) => parseSignature(one) ?? []),
    proposer,
    title: cleanText(title, longestTitle),
    ...(hasOrigin && { origin }),
    deletedAt,
  }
}

function parseTx(value: unknown): SafeTx | undefined {
  const tx = fieldsOf(value)
  const { to, data, operation, gasToken, refundReceiver } = tx
  if (!isAddressText(to) || !isAddressText(gasToken) || !isAddressText(refundReceiver)) return undefined
  if (!isBytes(data) || (operation !== 0 && operation !== 1)) return undefined
  const { value: ether, safeTxGas, baseGas, gasPrice, nonce } = tx
  if (!isNumber(ether) || !isNumber(safeTxGas) || !isNumber(baseGas)) return undefined
  if (!isNumber(gasPrice) || !isNumber(nonce)) return undefined
  const numbers = { value: ether, safeTxGas, baseGas, gasPrice, nonce }
  return { to, data, operation, gasToken, refundReceiver, ...numbers }
}

function parseSignature(value: unknown): OwnerSignature | undefined {
  const { owner, signature } = fieldsOf(value)
  return isAddressText(owner) && isBytes(signature) ? { owner, signature } : undefined
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isNumber(value: unknown): value is bigint {
  return isPositiveBigint(value) && value <= maxUint256
}
