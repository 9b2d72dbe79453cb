import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { SearchBar } from '@love/ui98/SearchBar'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'
import { useProgramWindow } from '../../desktop/windows/windowContext.ts'
import { chapters, headingsOf, type TopicName } from './contents.ts'
import { mostHelpCharacters } from './letters.ts'
import { topicPath } from './topicPath.ts'

type ContentsProps = {
  searched: string
  found: readonly TopicName[]
  current: TopicName | undefined
  onSearch: (text: string) => void
}

/** The field, and below it the chapters with what was found of their topics. Arrows go from one to the next. */
export function Contents({ searched, found, current, onSearch }: ContentsProps) {
  const { navigate } = useProgramWindow()
  const pane = useRef<HTMLDivElement>(null)
  const [best] = found

  function openBest(event: FormEvent) {
    event.preventDefault()
    if (searched !== '' && best) navigate(topicPath(best, searched))
  }

  function onKeyDown(event: KeyboardEvent) {
    const stops = [...(pane.current?.querySelectorAll('input, nav a') ?? [])]
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const next = document.activeElement && stops[stops.indexOf(document.activeElement) + step]
    if (step === 0 || !(next instanceof HTMLElement)) return
    event.preventDefault()
    next.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the links inside
    <div ref={pane} className="help-contents" onKeyDown={onKeyDown}>
      <form onSubmit={openBest}>
        <SearchBar
          text={searched}
          onSearch={onSearch}
          placeholder="Search topics"
          maxLength={mostHelpCharacters}
        />
      </form>
      <nav className="tree" aria-label="Contents">
        {chapters.map(({ title, topics }) => (
          <Chapter
            key={title}
            title={title}
            topics={headingsOf(topics).filter(({ name }) => found.includes(name))}
            current={current}
            searched={searched}
          />
        ))}
        {found.length === 0 && (
          <>
            <p>No topics found.</p>
            <Button onClick={() => onSearch('')}>Show all topics</Button>
          </>
        )}
      </nav>
    </div>
  )
}

type ChapterProps = {
  title: string
  topics: ReturnType<typeof headingsOf>
  current: TopicName | undefined
  searched: string
}

function Chapter({ title, topics, current, searched }: ChapterProps) {
  if (topics.length === 0) return null
  return (
    <>
      <h3 className="tree-row">
        <Icon name="help" />
        {title}
      </h3>
      <ul className="tree-group">
        {topics.map(({ name, title: heading }) => (
          <li key={name}>
            <ProgramLink
              to={topicPath(name, searched)}
              className="tree-row"
              aria-current={name === current ? 'page' : undefined}
            >
              <Icon name="page" />
              <span className="tree-label">{heading}</span>
            </ProgramLink>
          </li>
        ))}
      </ul>
    </>
  )
}
