import { FoundText } from './FoundText.tsx'
import { MarkedWords } from './MarkedWords.tsx'
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
