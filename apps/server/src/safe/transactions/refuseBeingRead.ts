import type { Address } from 'viem'
import type { Database } from '../../store/openStore.ts'
import { GatewayError } from '../gateway/GatewayError.ts'
import { readingProgress } from '../index/readingProgress.ts'

/** A list that lacks the past would be taken for the whole of it, so there is none until all of it is stored. */
export async function refuseBeingRead(db: Database, safe: Address): Promise<void> {
  const progress = await readingProgress(db, safe.toLowerCase())
  if (!progress) return
  const soFar = progress.percent === null ? '' : `: ${progress.percent} % so far`
  throw new GatewayError(503, `This Safe's history is still being read${soFar}.`, { retryAfter: 5 })
}
