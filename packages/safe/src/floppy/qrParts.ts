import { keccak256, stringToHex } from 'viem'
import { SafeDataError } from '../SafeDataError.ts'

/** What a phone still reads from a screen, of one code. */
const PART_CHARACTERS = 600
const MOST_PARTS = 64

/** The texts of QR codes that carry a longer text. Each has its number, their count, and a checksum of the whole. */
export function qrParts(text: string): readonly string[] {
  if (text === '' || /[^\n\x20-\x7e]/.test(text))
    throw new SafeDataError('QR codes can only hold plain ASCII text.', 'Save a file instead.')
  const count = Math.ceil(text.length / PART_CHARACTERS)
  if (count > MOST_PARTS)
    throw new SafeDataError(
      `This would take ${count} QR codes; the limit is ${MOST_PARTS}.`,
      'Save a file instead.',
    )
  return Array.from({ length: count }, (_, index) => {
    const part = text.slice(index * PART_CHARACTERS, (index + 1) * PART_CHARACTERS)
    return `LOVE/${index + 1}/${count}/${checksum(text)}/${part}`
  })
}

export type JoinedQrParts =
  | { readonly status: 'complete'; readonly text: string }
  /** Numbers of the codes that were not scanned yet. */
  | { readonly status: 'waiting'; readonly missing: readonly number[]; readonly count: number }

/** From codes scanned in any order, also more than once. Throws for one that does not belong to the others. */
export function joinQrParts(parts: readonly string[]): JoinedQrParts {
  const read = parts.map(partOf)
  const [first] = read
  if (!first) throw new SafeDataError('No code was scanned.', 'Scan the first code.')
  const found = new Map<number, string>()
  for (const { index, count, sum, body } of read) {
    if (count !== first.count || sum !== first.sum || (found.get(index) ?? body) !== body)
      throw new SafeDataError(
        'This code belongs to another transaction.',
        'Scan the codes of one transaction.',
      )
    found.set(index, body)
  }
  const numbers = Array.from({ length: first.count }, (_, index) => index + 1)
  const missing = numbers.filter((number) => !found.has(number))
  if (missing.length > 0) return { status: 'waiting', missing, count: first.count }
  const text = numbers.map((number) => found.get(number) ?? '').join('')
  if (checksum(text) !== first.sum)
    throw new SafeDataError('The codes were not read correctly.', 'Scan all of them again.')
  return { status: 'complete', text }
}

function partOf(part: string) {
  const found = /^LOVE\/(\d{1,2})\/(\d{1,2})\/([0-9a-f]{16})\/([\n\x20-\x7e]{1,600})$/.exec(part)
  const [index, count] = [Number(found?.[1]), Number(found?.[2])]
  if (!found?.[3] || !found[4] || count > MOST_PARTS || index < 1 || index > count)
    throw new SafeDataError(
      'This code is not part of a saved transaction.',
      'Scan the codes shown by this app.',
    )
  return { index, count, sum: found[3], body: found[4] }
}

/** Against mistakes, not against people: what is joined is checked as any file is. */
function checksum(text: string): string {
  return keccak256(stringToHex(text)).slice(2, 18)
}
