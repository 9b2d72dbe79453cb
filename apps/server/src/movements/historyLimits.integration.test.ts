import { nobody } from '@love/protocol/history/movement'
import { expect, test } from 'vitest'
import { openTestStore } from '../../test/openTestStore.ts'
import { createLog } from '../log.ts'
import { createAccountHistory } from './createAccountHistory.ts'

test('error: who asks too much waits, others do not', async () => {
  const { db } = await openTestStore()
  const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
  const historyLimits = { perSecond: 1, burst: 2, totalPerSecond: 100 }
  const { history } = createAccountHistory({
    config: { chainId: 1337, historyLimits },
    db,
    now: () => 0,
    log,
  })
  const status = async (client: string) =>
    (await history(new Request('http://localhost/'), nobody, client)).status
  // Nothing is stored there yet.
  expect([await status('a'), await status('a'), await status('a'), await status('b')]).toEqual([
    503, 503, 429, 503,
  ])
})
