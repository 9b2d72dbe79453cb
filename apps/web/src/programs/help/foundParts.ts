import { wantedWords } from './letters.ts'

export type FoundPart = { readonly text: string; readonly isFound: boolean }

/** A text in pieces: what was searched for, wherever a word begins with it, and what stands between. */
export function foundParts(text: string, searched: string): readonly FoundPart[] {
  const wanted = wantedWords(searched).toSorted((a, b) => b.length - a.length)
  if (wanted.length === 0) return [{ text, isFound: false }]
  const beginnings = new RegExp(`(?<![\\p{L}\\p{N}])(${wanted.join('|')})`, 'giu')
  return text
    .split(beginnings)
    .map((piece, at) => ({ text: piece, isFound: at % 2 === 1 }))
    .filter((part) => part.text !== '')
}
