import { startDevnet } from '@love/devnet/startDevnet'
import { afterAll } from 'vitest'
import { startPostgres } from './startPostgres.ts'

/** A chain, and both databases, for the tests of one file. */
export async function startEngines() {
  const devnet = await startDevnet({ port: 0, historyHours: 0 })
  const postgres = await startPostgres()
  afterAll(async () => {
    await devnet.close()
    await postgres.stop()
  })
  const engines: readonly (readonly [string, () => Promise<string | undefined>])[] = [
    ['SQLite', async () => undefined],
    [postgres.name, postgres.createDatabase],
  ]
  return { devnet, engines }
}
