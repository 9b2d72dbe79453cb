import '../../desktop/paper.css'
import './help.css'
import { cleanText } from '@love/protocol/format/cleanText'
import { Icon } from '@love/ui98/Icon'
import { StatusBar } from '@love/ui98/StatusBar'
import { useEffect, useId, useRef } from 'react'
import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { UnknownPlace } from '../../desktop/windows/UnknownPlace.tsx'
import { usePlace } from '../../desktop/windows/usePlace.ts'
import { useProgramWindow } from '../../desktop/windows/windowContext.ts'
import { Contents } from './Contents.tsx'
import { type TopicHeading, topicHeadings } from './contents.ts'
import { SearchedContext } from './FoundText.tsx'
import { mostHelpCharacters } from './letters.ts'
import { searchTopics } from './searchTopics.ts'
import { TopicBlock } from './TopicBlock.tsx'
import { topicPath } from './topicPath.ts'
import { topics } from './topics/index.ts'

/** The help book: contents on the left, a topic on the right; on a phone first the one, then the other. */
export function HelpWindow() {
  const { navigate } = useProgramWindow()
  const { name, search } = usePlace()
  const searched = (search.get('q') ?? '').slice(0, mostHelpCharacters)
  const found = searchTopics(searched)
  const [first] = topicHeadings
  const shown = name === '' ? first : topicHeadings.find((topic) => topic.name === name.toLowerCase())
  const count = topicHeadings.length

  function onSearch(text: string) {
    navigate(topicPath(shown && name !== '' ? shown.name : '', text), { replace: true })
  }

  return (
    <ProgramWindow
      className="help-window"
      flush
      statusBar={
        <StatusBar
          fields={[found.length === count ? `${count} topics` : `${found.length} of ${count} topics`]}
        />
      }
    >
      <div className="help-parts" data-place={name === '' ? 'contents' : 'topic'}>
        <Contents searched={searched} found={found} onSearch={onSearch} current={shown?.name} />
        {shown ? (
          <TopicView key={shown.name} topic={shown} searched={searched} isOpened={name !== ''} />
        ) : (
          <UnknownPlace
            className="paper message"
            words={`There is no topic “${cleanText(name, 40)}”. Check the address for typos.`}
            to="/help"
            back="Show the contents"
          />
        )}
      </div>
    </ProgramWindow>
  )
}

type TopicViewProps = {
  topic: TopicHeading
  searched: string
  /** Somebody asked for it: it does not only stand beside the contents. */
  isOpened: boolean
}

function TopicView({ topic, searched, isOpened }: TopicViewProps) {
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
