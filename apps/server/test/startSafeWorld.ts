import { startDevnet } from '@love/devnet/startDevnet'
import { afterAll } from 'vitest'
import { createThreads } from '../src/threads/createThreads.ts'
import { openPostgresStore } from './openPostgresStore.ts'
import { openTestStore } from './openTestStore.ts'
import { startPostgres } from './startPostgres.ts'

/** A chain, workers that check signatures, and both databases by name, for a whole file of tests. */
export async function startSafeWorld() {
  const pool = createThreads()
  const postgres = await startPostgres()
  const devnet = await startDevnet({ port: 0, historyHours: 0 })
  afterAll(async () => {
    await pool.close()
    await devnet.close()
    await postgres.stop()
  })
  const engines = [
    ['SQLite', openTestStore],
    [postgres.name, () => openPostgresStore(postgres)],
  ] as const
  return { devnet, pool, engines }
}
