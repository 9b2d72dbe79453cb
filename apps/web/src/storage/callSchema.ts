import type { IntentCall } from '@love/protocol/intents/intent'
import { address, bytes, record, type Schema, shownText, uint256 } from './schema.ts'

/** A call that was kept. Permits are not kept. */
export const callSchema: Schema<IntentCall> = record({
  words: shownText(300),
  to: address,
  data: bytes,
  value: uint256,
})
