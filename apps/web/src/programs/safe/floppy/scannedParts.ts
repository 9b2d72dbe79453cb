import { joinQrParts } from '@love/safe/floppy/qrParts'

export type Scanned =
  /** No code of ours: a file, or something else. */
  | { readonly status: 'text'; readonly text: string }
  | { readonly status: 'complete'; readonly text: string }
  | { readonly status: 'waiting'; readonly parts: readonly string[]; readonly words: string }

const beginOfPart = /(?=LOVE\/\d{1,2}\/\d{1,2}\/[0-9a-f]{16}\/)/

/** What was pasted, together with the codes that were scanned before. Throws for a code that does not belong to them. */
export function scannedParts(pasted: string, before: readonly string[]): Scanned {
  const text = pasted.trim()
  if (!text.startsWith('LOVE/')) return { status: 'text', text }
  const parts = [...before, ...text.split(beginOfPart).map((part) => part.trim())]
  const joined = joinQrParts(parts)
  if (joined.status === 'complete') return joined
  const { missing, count } = joined
  const scanned = count - missing.length
  return {
    status: 'waiting',
    parts: [...new Set(parts)],
    words: `${scanned} of ${count} codes scanned. Missing: ${missing.join(', ')}.`,
  }
}
