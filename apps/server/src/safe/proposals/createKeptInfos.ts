import type { TransactionInfo } from '@love/safe-api/replies/transactionInfo'
import { bytesOf, createByteCache } from '../../createByteCache.ts'
import { callOf } from './callOf.ts'
import type { Describe } from './proposalDeps.ts'
import type { QueuedProposal } from './readQueue.ts'

export type InfoOf = (proposal: QueuedProposal) => Promise<TransactionInfo> | TransactionInfo

/** What is known about a token may change, the rest never does. */
const KEPT_MS = 60_000
const MOST_BYTES = 16 * 1024 * 1024

/** What proposals do, remembered for a while: lists ask for the same ones over and over. */
export function createKeptInfos({ describe, now }: { describe: Describe; now: () => number }): InfoOf {
  const kept = createByteCache<{ until: number; info: TransactionInfo }>({ mostBytes: MOST_BYTES })
  return (proposal) => {
    const key = proposal.safe_tx_hash
    const known = kept.get(key)
    if (known && now() < known.until) return known.info
    return describe(callOf(proposal)).then(({ txInfo: info }) => {
      kept.set(key, { until: now() + KEPT_MS, info }, bytesOf(info))
      return info
    })
  }
}
