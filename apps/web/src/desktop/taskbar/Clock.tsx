import { useEffect, useState } from 'react'

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
    <time className="clock" dateTime={now?.toISOString()} title={now?.toDateString()}>
      {now ? clockText(now) : '--:--'}
    </time>
  )
}

/** `9:41 AM`. Without `Intl`, which is slow to begin with. */
function clockText(now: Date): string {
  const hours = now.getHours()
  const minutes = String(now.getMinutes()).padStart(2, '0')
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}
