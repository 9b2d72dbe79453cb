import { cleanText } from '@love/protocol/format/cleanText'
import { fieldsOf } from '../../../storage/schema.ts'

/** As much as other Safe wallets let people write. */
export const longestProposerNote = 60

/** As many characters as gateways keep of where a proposal came from, the note among them. */
const longestOrigin = 200

/** The note in where a proposal came from, as Safe wallets keep it: JSON with a `note`. */
export function noteIn(origin: string | undefined): string {
  const { note } = fieldsIn(origin)
  return typeof note === 'string' ? cleanText(note, longestProposerNote) : ''
}

/**
 * Where a proposal came from, with this note and no other in it. The name of an app gives way before the note does; an
 * address of an app that leaves no room for it makes it undefined.
 */
export function withProposerNote(
  origin: string | undefined,
  text: string,
): { readonly origin: string | undefined } | undefined {
  const { note: _, ...from } = fieldsIn(origin)
  const note = cleanText(text, longestProposerNote)
  if (!note) return { origin: Object.keys(from).length > 0 ? JSON.stringify(from) : undefined }
  const whole = JSON.stringify({ ...from, note })
  if (whole.length <= longestOrigin) return { origin: whole }
  const short = JSON.stringify({ ...from, name: '', note })
  return short.length <= longestOrigin ? { origin: short } : undefined
}

function fieldsIn(origin: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(origin ?? '{}'))
  } catch {
    return {}
  }
}
