import { z } from 'zod'
import { wholeNumberSetting } from './values.ts'

export type StoreConfig = {
  /** Postgres; holds a password: never in an answer, a log or a message. Undefined: SQLite in `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
  /** How much of the market's past is read when there is nothing in the store. */
  marketDays: number
}

export function storeSettings() {
  return z
    .object({
      DATABASE_URL: databaseUrl
        .optional()
        .describe(
          'A Postgres database, which several servers can share, like postgres://user:password@host:5432/name.',
        ),
      DATA_DIR: z
        .string()
        .regex(/^[^\0\r\n]+$/, 'must be the path of a folder.')
        .prefault('.data')
        .describe('The folder of the SQLite database. Not used with DATABASE_URL.'),
      MARKET_DAYS: wholeNumberSetting(1, 3_650)
        .prefault('90')
        .describe('Days of market history to index at the first start.'),
    })
    .describe('Storage')
}

export function storeConfig(settings: z.output<ReturnType<typeof storeSettings>>): StoreConfig {
  return {
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    marketDays: settings.MARKET_DAYS,
  }
}

/** Holds a password: no rule repeats it. */
const databaseUrl = z
  .string()
  .refine(
    isPostgresUrl,
    'must be a URL like postgres://user:password@host:5432/name, with special characters percent-encoded.',
  )

function isPostgresUrl(text: string): boolean {
  if (!/^postgres(ql)?:\/\/\S+$/.test(text) || !URL.canParse(text)) return false
  try {
    // The driver decodes these, and would fail much later with fewer words.
    const { username, password, pathname, hostname } = new URL(text)
    for (const part of [username, password, pathname, hostname]) decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}
