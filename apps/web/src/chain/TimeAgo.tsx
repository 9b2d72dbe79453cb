import { agoText } from './agoText.ts'
import { momentText } from './momentText.ts'
import { useEverySecond } from './useEverySecond.ts'

/** How long ago it was; the full date for those who point at it, and for screen readers. */
export function TimeAgo({ ms }: { ms: number }) {
  const text = useEverySecond(() => agoText(ms, Date.now()))
  const full = momentText(ms)
  return (
    <time dateTime={new Date(ms).toISOString()} title={full}>
      {text}
      {text !== full && <span className="visually-hidden"> ({full})</span>}
    </time>
  )
}
