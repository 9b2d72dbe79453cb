import type { IntentCall } from '@love/protocol/intents/intent'
import { maxUint256 } from 'viem'
import { cleanText } from '../chain/cleanText.ts'
import { fieldsOf, isAddressText, isBytes, isPositiveBigint } from '../storage/storedFields.ts'

const longestWords = 300

/** A call that was kept; nothing where a part of it makes no sense. Permits are not kept. */
export function parseStoredCall(value: unknown): IntentCall | undefined {
  const { words, to, data, value: ether } = fieldsOf(value)
  if (typeof words !== 'string' || !isAddressText(to) || !isBytes(data)) return undefined
  if (!isPositiveBigint(ether) || ether > maxUint256) return undefined
  return { words: cleanText(words, longestWords), to, data, value: ether }
}
