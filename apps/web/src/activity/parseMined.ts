import { cleanText } from '../chain/cleanText.ts'
import { fieldsOf, isHashText, isPositiveBigint } from '../storage/storedFields.ts'
import type { Mined } from './transaction.ts'

const results = ['success', 'reverted', 'cancelled', 'replaced'] as const

/** Stored text is not trusted. */
export function parseMined(value: unknown): Mined | undefined {
  const { hash, blockNumber, blockHash, result, reason, fee } = fieldsOf(value)
  const known = results.find((name) => name === result)
  if (!isHashText(hash) || !isHashText(blockHash) || !isPositiveBigint(blockNumber) || !known)
    return undefined
  return {
    hash,
    blockNumber,
    blockHash,
    result: known,
    ...(typeof reason === 'string' && { reason: cleanText(reason, 200) }),
    ...(isPositiveBigint(fee) && { fee }),
  }
}
