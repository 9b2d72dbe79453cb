import { z } from 'zod'
import { databaseUrl } from './databaseUrl.ts'
import { wholeNumber } from './wholeNumber.ts'

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
        .describe('A Postgres that several servers share, like postgres://user:password@host:5432/name.'),
      DATA_DIR: z
        .string()
        .regex(/^[^\0\r\n]+$/, 'must be the path of a folder.')
        .prefault('.data')
        .describe('The folder of the SQLite file; not used with DATABASE_URL.'),
      MARKET_DAYS: wholeNumber(1, 3_650)
        .prefault('90')
        .describe("How many days of the market's past are read at the first start."),
    })
    .describe('What is kept')
}

export function storeConfig(settings: z.output<ReturnType<typeof storeSettings>>): StoreConfig {
  return {
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    marketDays: settings.MARKET_DAYS,
  }
}
