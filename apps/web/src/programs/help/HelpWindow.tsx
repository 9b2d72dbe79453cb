import '../../desktop/paper.css'
import './help.css'
import { StatusBar } from '@love/ui98/StatusBar'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { usePlace } from '../../desktop/windows/usePlace.ts'
import { useProgramWindow } from '../../desktop/windows/windowContext.ts'
import { Contents } from './Contents.tsx'
import { topicHeadings } from './contents.ts'
import { mostCharacters } from './letters.ts'
import { searchTopics } from './searchTopics.ts'
import { TopicView } from './TopicView.tsx'
import { topicPath } from './topicPath.ts'
import { UnknownTopic } from './UnknownTopic.tsx'

/** The help book: contents on the left, a topic on the right; on a phone first the one, then the other. */
export function HelpWindow() {
  const { navigate } = useProgramWindow()
  const { name, search } = usePlace()
  const searched = (search.get('q') ?? '').slice(0, mostCharacters)
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
        <Contents {...{ searched, found, onSearch }} current={shown?.name} />
        {shown ? (
          <TopicView key={shown.name} topic={shown} {...{ searched }} isOpened={name !== ''} />
        ) : (
          <UnknownTopic name={name} />
        )}
      </div>
    </ProgramWindow>
  )
}
