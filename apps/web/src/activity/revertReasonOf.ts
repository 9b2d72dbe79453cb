import { cleanText } from '@love/protocol/format/cleanText'
import { BaseError, type Hex, isHex } from 'viem'
import { revertText } from '../chain/revertText.ts'

/** Why a contract refused, in words, where the error of a call tells. */
export function revertReasonOf(error: unknown): string | undefined {
  const data = revertData(error)
  return (data && revertText(data)) ?? spokenReason(error)
}

function revertData(error: unknown): Hex | undefined {
  if (!(error instanceof BaseError)) return undefined
  const { data } = { data: undefined, ...Object(error.walk()) } as { data: unknown }
  const inner = typeof data === 'object' && data !== null && 'data' in data ? data.data : data
  return isHex(inner) ? inner : undefined
}

/** Some nodes give words and no data. */
function spokenReason(error: unknown): string | undefined {
  const text = error instanceof BaseError ? error.shortMessage : ''
  const [, reason] = /reason:\s*(.+?)\.?$/s.exec(text) ?? []
  return reason ? cleanText(reason, 200) || undefined : undefined
}
