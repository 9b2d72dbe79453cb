import { normalize } from 'viem/ens'
import { cleanText } from '../format/cleanText.ts'
import { invalidName, mixedName } from './nameError.ts'

/** More than any name in use; a label of a name in its wire format has one byte for its length. */
const mostBytes = 255
const mixtures = /illegal mixture|confusable/i

/**
 * What was typed, as ENS writes it (ENSIP-15): small letters, and no character that cannot be told from another. Large: load it
 * with the first name.
 */
export function normalizeName(typed: string): string {
  const shown = cleanText(typed, 80)
  try {
    const name = normalize(typed.trim())
    const labels = name.split('.')
    if (labels.length < 2 || labels.some((label) => label === '') || byteLength(name) > mostBytes)
      throw invalidName(shown)
    return name
  } catch (error) {
    if (error instanceof Error && mixtures.test(error.message)) throw mixedName(shown)
    throw invalidName(shown)
  }
}

/** Whether a name that a contract returned is written as ENS writes it. */
export function isNormalized(name: string): boolean {
  try {
    return normalizeName(name) === name
  } catch {
    return false
  }
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}
