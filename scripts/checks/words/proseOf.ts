import type { Text } from './textsOf.ts'

/** The paragraphs of a document, without code, addresses and what is struck through: examples of what not to say. */
export function proseOf(document: string): readonly Text[] {
  const prose = document
    .replace(/^( *)```[^\n]*\n[\s\S]*?^\1```/gm, keepLines)
    .replace(/<!--[\s\S]*?-->|`[^`]*`|~~[^~]*~~/g, keepLines)
    .replace(/\]\([^)]*\)/g, ']')
  return prose.split('\n').map((words, at) => ({ line: at + 1, words }))
}

function keepLines(text: string): string {
  return text.replace(/[^\n]/g, '')
}
