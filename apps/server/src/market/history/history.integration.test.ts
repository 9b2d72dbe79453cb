import { afterAll, onTestFinished } from 'vitest'
import { eachEngine } from '../../../test/eachEngine.ts'
import { answersContract } from '../../../test/marketAnswers.contract.ts'
import { historyContract } from '../../../test/marketHistory.contract.ts'
import { openTestStore } from '../../../test/openTestStore.ts'
import { swapsContract } from '../../../test/pairSwaps.contract.ts'
import { startPostgres } from '../../../test/startPostgres.ts'
import { createLog } from '../../log.ts'
import { openStore } from '../../store/openStore.ts'

const postgres = await startPostgres()
afterAll(postgres.stop)

async function openPostgres() {
  const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
  const databaseUrl = await postgres.createDatabase()
  const store = await openStore(
    { databaseUrl, dataDir: '/nowhere', network: 'local' },
    { log, now: Date.now },
  )
  onTestFinished(store.close)
  return store
}

eachEngine(
  [
    ['SQLite', openTestStore],
    [postgres.name, openPostgres],
  ],
  (open) => {
    historyContract(open)
    swapsContract(open)
    answersContract(open)
  },
)
