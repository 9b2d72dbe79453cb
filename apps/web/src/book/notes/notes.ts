import { cleanText } from '@love/protocol/format/cleanText'
import { type Hash, isHash } from 'viem'
import { fieldsOf } from '../../storage/schema.ts'

/** What people wrote about transactions of Safes, by safeTxHash in small letters; the oldest first. */
export type Notes = ReadonlyMap<string, string>

const mostNotes = 2_000
export const longestNote = 500

/** An empty note is none. Beyond the most that fit, the oldest goes. */
export function withNote(notes: Notes, safeTxHash: Hash, text: string): Notes {
  const next = new Map(notes)
  const key = safeTxHash.toLowerCase()
  const cleaned = cleanText(text, longestNote)
  next.delete(key)
  if (cleaned) next.set(key, cleaned)
  return new Map([...next].slice(-mostNotes))
}

export function stringifyNotes(notes: Notes): string {
  return JSON.stringify(Object.fromEntries(notes))
}

/** Of what was kept, here or with an account: each bad note is left out alone. */
export function notesOf(value: unknown): Notes {
  const notes = Object.entries(fieldsOf(value)).flatMap(([hash, note]) => {
    const cleaned = typeof note === 'string' ? cleanText(note, longestNote) : ''
    return isHash(hash) && cleaned ? [[hash.toLowerCase(), cleaned] as const] : []
  })
  return new Map(notes.slice(-mostNotes))
}
