import { readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { defineMigration } from '../src/store/migration.ts'
import { migrations } from '../src/store/migrations/index.ts'
import { openStore } from '../src/store/openStore.ts'

/** Opens the store with one more migration, which takes its time and cannot run twice. */
const slow = defineMigration({
  id: 'slow',
  up: async (db) => {
    await db.schema.createTable('slow').addColumn('id', 'text').execute()
    await new Promise((done) => setTimeout(done, 100))
  },
})
const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
const store = await openStore(readConfig(), { log, now: Date.now, migrations: [...migrations, slow] })
await store.close()
