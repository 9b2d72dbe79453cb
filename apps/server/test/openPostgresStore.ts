import { onTestFinished } from 'vitest'
import { createLog } from '../src/log.ts'
import { openStore, type Store } from '../src/store/openStore.ts'
import type { TestPostgres } from './startPostgres.ts'

/** A database of its own, closed after the test. */
export async function openPostgresStore(postgres: TestPostgres): Promise<Store> {
  const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
  const config = {
    databaseUrl: await postgres.createDatabase(),
    dataDir: '/nowhere',
    network: 'local',
  } as const
  const store = await openStore(config, { log, now: Date.now })
  onTestFinished(store.close)
  return store
}
