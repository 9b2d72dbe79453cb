export type LogFields = Record<string, string | number | boolean | null | undefined>
type Write = (event: string, fields?: LogFields) => void

export type Log = { info: Write; warn: Write; error: Write }

const levels = ['info', 'warn', 'error'] as const
export type LogLevel = (typeof levels)[number]

export type LogDeps = {
  /** The least that is written. */
  level: LogLevel
  write: (line: string) => void
  now: () => number
  /** Takes node addresses out of every line, whoever put them in. */
  scrub: (text: string) => string
}

/** One JSON object a line. */
export function createLog({ level, write, now, scrub }: LogDeps): Log {
  const writer = (own: LogLevel): Write => {
    if (levels.indexOf(own) < levels.indexOf(level)) return () => {}
    return (event, fields) => {
      const line = { time: new Date(now()).toISOString(), level: own, event, ...fields }
      write(`${scrub(JSON.stringify(line))}\n`)
    }
  }
  return { info: writer('info'), warn: writer('warn'), error: writer('error') }
}
