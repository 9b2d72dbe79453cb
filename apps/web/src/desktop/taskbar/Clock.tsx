import { useEffect, useState } from 'react'

const shown = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const spoken = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })

/** Empty in the prerendered page: only the browser knows what time it is here. */
export function Clock() {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <time className="clock" dateTime={now?.toISOString()} title={now && spoken.format(now)}>
      {now ? shown.format(now) : '--:--'}
    </time>
  )
}
