import type { TransactionInfo } from '@love/safe-api/replies/transactionInfo'
import { createRecent } from '../../createRecent.ts'
import { callOf } from './callOf.ts'
import type { Describe } from './proposalDeps.ts'
import type { QueuedProposal } from './readQueue.ts'

export type InfoOf = (proposal: QueuedProposal) => Promise<TransactionInfo> | TransactionInfo

/** What is known about a token may change, the rest never does. */
const KEPT_MS = 60_000
const MOST_KEPT = 2_000
const LONGEST_KEPT = 8_192

/** What proposals do, remembered for a while: lists ask for the same ones over and over. */
export function createKeptInfos({ describe, now }: { describe: Describe; now: () => number }): InfoOf {
  const kept = createRecent<{ until: number; info: TransactionInfo }>(MOST_KEPT)
  return (proposal) => {
    const key = proposal.safe_tx_hash
    const known = kept.get(key)
    if (known && now() < known.until) return known.info
    return describe(callOf(proposal)).then(({ txInfo: info }) => {
      if (proposal.data.length <= LONGEST_KEPT) kept.set(key, { until: now() + KEPT_MS, info })
      return info
    })
  }
}
