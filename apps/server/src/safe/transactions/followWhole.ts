import type { Address } from 'viem'
import type { Database } from '../../store/openStore.ts'
import { GatewayError } from '../gateway/refusalOf.ts'
import { readFollowed, readingProgress } from '../index/progress.ts'
import type { TransactionDeps } from './transactionDeps.ts'

/** Somebody looks at what happened to a Safe. Throws until all of it is stored. */
export async function followWhole(
  { db, follow }: Pick<TransactionDeps, 'db' | 'follow'>,
  safe: Address,
): Promise<void> {
  await follow(safe)
  await refuseBeingRead(db, safe)
}

const notKept = "This Safe's history is not indexed yet. Sign in as an owner, or wait half a minute."

/** A list that lacks the past would be taken for the whole of it, so there is none until all of it is stored. */
async function refuseBeingRead(db: Database, safe: Address): Promise<void> {
  if (!(await readFollowed(db, safe.toLowerCase()))) throw new GatewayError(503, notKept, { retryAfter: 20 })
  const progress = await readingProgress(db, safe.toLowerCase())
  if (!progress) return
  const soFar = progress.percent === null ? '' : `: ${progress.percent}% so far`
  throw new GatewayError(503, `This Safe's history is still being indexed${soFar}.`, { retryAfter: 5 })
}
