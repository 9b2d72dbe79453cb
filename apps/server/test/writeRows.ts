import { readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { openStore } from '../src/store/openStore.ts'

/** Writes row after row until it is killed, and says the number of each once the store has acknowledged it. */
const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
const { db } = await openStore(readConfig(), { log, now: Date.now })
for (let count = 1; ; count++) {
  await db
    .insertInto('insights_views')
    .values({ day: '2026-02-28', path: `/${count}`, referrer: '', count })
    .execute()
  process.stdout.write(`${count}\n`)
}
