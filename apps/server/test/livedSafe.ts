import type { Devnet } from '@love/devnet/startDevnet'
import { getTransactionHistory } from '@love/safe/api/endpoints/history'
import type { TransactionSummary } from '@love/safe/api/replies/transactions'
import type { Address } from 'viem'
import { onTestFinished } from 'vitest'
import type { Store } from '../src/store/openStore.ts'
import type { Threads } from '../src/threads/createThreads.ts'
import { makeSafe, safeLife } from './safeLife.ts'
import { type AskRoutes, createSafeRoutes } from './safeRoutes.ts'
import { testFollowSafe, untilSafesStored } from './safeStore.ts'
import { startTestFollower } from './startTestFollower.ts'

export type LivedParameters = {
  devnet: Devnet
  pool: Threads
  open: () => Promise<Store>
  singleton: 'safe' | 'safeL2'
  /** Whom the follower asks; the chain itself by default. */
  node?: string
}

let salt = 100n

/** A Safe with a whole life behind it, all of which is stored. */
export async function livedSafe({ devnet, pool, open, singleton, node = devnet.url }: LivedParameters) {
  const { db } = await open()
  const follower = await startTestFollower({ db, rpcUrls: [node] })
  onTestFinished(follower.close)
  const safe = await makeSafe(devnet, { singleton, salt: ++salt })
  for (const step of safeLife(devnet, safe)) await step()
  const ask = await createSafeRoutes({ devnet, db, pool })
  const followSafe = await testFollowSafe(db, devnet.url)
  await followSafe(safe, 'visited')
  await untilSafesStored(db, devnet)
  return { safe, ask, db }
}

export async function historyOf(ask: AskRoutes, safe: Address, query: Record<string, string> = {}) {
  const { results, next, previous } = await ask(getTransactionHistory, {
    parameters: { safe_address: safe },
    query,
  })
  const transactions = results.flatMap((item) => ('transaction' in item ? [transactionOf(item)] : []))
  const labels = results.flatMap((item) => (item.type === 'DATE_LABEL' ? [Number(item.timestamp)] : []))
  return { items: results, transactions, labels, next, previous }
}

/** Of an item that is one. */
export function transactionOf(item: unknown): TransactionSummary {
  return (item as { transaction: TransactionSummary }).transaction
}
