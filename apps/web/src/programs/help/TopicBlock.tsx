import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'
import { FoundText } from './FoundText.tsx'
import { type Part, parseWords } from './parseWords.ts'
import type { Block, Words } from './topic.ts'

export function TopicBlock({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <MarkedWords words={block} />
      </p>
    )
  if ('heading' in block)
    return (
      <h4>
        <FoundText text={block.heading} />
      </h4>
    )
  if ('steps' in block)
    return (
      <ol>
        <Items items={block.steps} />
      </ol>
    )
  if ('list' in block)
    return (
      <ul>
        <Items items={block.list} />
      </ul>
    )
  if ('picture' in block) {
    const { file, alt, width, height } = block.picture
    return (
      <p className="help-picture">
        <img src={`/pictures/${file}`} alt={alt} {...{ width, height }} loading="lazy" decoding="async" />
      </p>
    )
  }
  return (
    <dl>
      {block.facts.map(([name, words]) => (
        <div key={name}>
          <dt>
            <MarkedWords words={name} />
          </dt>
          <dd>
            <MarkedWords words={words} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Items({ items }: { items: readonly Words[] }) {
  return items.map((words) => (
    <li key={words}>
      <MarkedWords words={words} />
    </li>
  ))
}

function MarkedWords({ words }: { words: Words }) {
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
