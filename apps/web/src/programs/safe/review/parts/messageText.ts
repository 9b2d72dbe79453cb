import { groupDigits } from '@love/protocol/format/formatNumber'
import type { SafeMessage } from '@love/safe/messageHash'

/** A message as it is signed, with its lines. What cannot be seen is shown by its number: it would be signed too. */
export function messageText(message: SafeMessage, mostCharacters = Number.POSITIVE_INFINITY): string {
  const text = typeof message === 'string' ? message : JSON.stringify(message, plain, 2)
  const shown = text.slice(0, mostCharacters).replace(/(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu, (letter) => {
    const number = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    return `[U+${number}]`
  })
  const left = text.length - mostCharacters
  return left > 0 ? `${shown}\n… and ${groupDigits(left)} more characters` : shown
}

function plain(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
