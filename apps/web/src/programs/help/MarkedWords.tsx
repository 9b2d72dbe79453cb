import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'
import { FoundText } from './FoundText.tsx'
import { type Part, parseWords } from './parseWords.ts'
import type { Words } from './topic.ts'

export function MarkedWords({ words }: { words: Words }) {
  return parseWords(words).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
    <Marked key={index} part={part} />
  ))
}

function Marked({ part }: { part: Part }) {
  switch (part.kind) {
    case 'text':
      return <FoundText text={part.text} />
    case 'name':
      return (
        <strong>
          <FoundText text={part.text} />
        </strong>
      )
    case 'key':
      return <kbd>{part.text}</kbd>
    case 'link':
      return part.to.startsWith('/') ? (
        <ProgramLink to={part.to}>
          <FoundText text={part.text} />
        </ProgramLink>
      ) : (
        <a href={part.to} target="_blank" rel="noopener noreferrer">
          <FoundText text={part.text} />
        </a>
      )
    default:
      return part satisfies never
  }
}
