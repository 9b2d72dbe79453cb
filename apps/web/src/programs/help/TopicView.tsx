import { Icon } from '@love/ui98/Icon'
import { useEffect, useId, useRef } from 'react'
import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'
import { useProgramWindow } from '../../desktop/windows/windowContext.ts'
import { type TopicHeading, topicHeadings } from './contents.ts'
import { SearchedContext } from './FoundText.tsx'
import { TopicBlock } from './TopicBlock.tsx'
import { topicPath } from './topicPath.ts'
import { topics } from './topics/index.ts'

type TopicViewProps = {
  topic: TopicHeading
  searched: string
  /** Somebody asked for it: it does not only stand beside the contents. */
  isOpened: boolean
}

export function TopicView({ topic, searched, isOpened }: TopicViewProps) {
  const { takesFocus } = useProgramWindow()
  const page = useRef<HTMLElement>(null)
  const titleId = useId()
  const { icon, blocks } = topics[topic.name]
  const next = topicHeadings[topicHeadings.indexOf(topic) + 1]

  // Who opens a topic reads it: keys scroll it at once, and a phone has hidden what had the focus.
  useEffect(() => {
    if (takesFocus() && isOpened) page.current?.focus({ preventScroll: true })
  }, [takesFocus, isOpened])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: only with the focus can keys scroll it
    <article ref={page} className="paper help-topic" tabIndex={0} aria-labelledby={titleId}>
      <p className="help-back">
        <ProgramLink to={topicPath('', searched)}>Contents</ProgramLink>
      </p>
      <h3 id={titleId}>
        <Icon name={icon} size={32} /> {topic.title}
      </h3>
      <SearchedContext value={searched}>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is known by its place
          <TopicBlock key={index} block={block} />
        ))}
      </SearchedContext>
      {next && (
        <p>
          Next: <ProgramLink to={topicPath(next.name, searched)}>{next.title}</ProgramLink>
        </p>
      )}
    </article>
  )
}
