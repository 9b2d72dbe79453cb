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

/** Of one text: what is longer no person reads, and whoever caused it may want to fill the disk. */
const MOST_CHARACTERS = 8_000
/** Above any that an operator has. */
const LONGEST_SECRET = 2_000

/** One JSON object a line. */
export function createLog({ level, write, now, scrub }: LogDeps): Log {
  const writer = (own: LogLevel): Write => {
    if (levels.indexOf(own) < levels.indexOf(level)) return () => {}
    return (event, fields) => {
      const line: LogFields = { time: new Date(now()).toISOString(), level: own, event, ...fields }
      for (const [name, value] of Object.entries(line))
        if (typeof value === 'string' && value.length > MOST_CHARACTERS) line[name] = cut(value, scrub)
      write(`${scrub(JSON.stringify(line))}\n`)
    }
  }
  return { info: writer('info'), warn: writer('warn'), error: writer('error') }
}

/** Half a secret is not known as one: it is taken out first, and what the first cut may have left of one at the end is dropped. */
function cut(text: string, scrub: LogDeps['scrub']): string {
  const clean = scrub(text.slice(0, MOST_CHARACTERS + LONGEST_SECRET)).slice(0, -LONGEST_SECRET)
  return `${clean.slice(0, MOST_CHARACTERS)}… (${text.length} characters)`
}
