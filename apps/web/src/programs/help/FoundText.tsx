import { createContext, use } from 'react'
import { foundParts } from './foundParts.ts'

/** What was searched for, marked in the topic that is read. */
export const SearchedContext = createContext('')

export function FoundText({ text }: { text: string }) {
  return foundParts(text, use(SearchedContext)).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
    part.isFound ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
