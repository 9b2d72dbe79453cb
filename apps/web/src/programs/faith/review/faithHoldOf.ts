import type { VaultState } from '@love/protocol/actions/readVault'
import { loveFor, sharesFor } from '@love/protocol/vault/vaultAt'
import { type Freshness, isOld } from '../../../chain/freshness/freshnessOf.ts'
import type { ReviewWindowProps } from '../../../review/reviewWindowProps.ts'
import { closedWords } from '../closedWords.ts'
import { entryLoveText, faithText } from '../enter/entryWords.ts'
import type { FaithReview } from './faithReview.ts'

export type FaithHoldParameters = {
  review: Pick<FaithReview, 'asked' | 'least'>
  vault: VaultState | undefined
  freshness: Freshness
  renew: () => void
}

/** Why what was reviewed must not be sent as it is, and what would help. */
export function faithHoldOf({
  review,
  vault,
  freshness,
  renew,
}: FaithHoldParameters): ReviewWindowProps['hold'] {
  if (!vault || isOld(freshness))
    return { words: 'Prices are out of date. You can continue once they refresh.' }
  const closed = closedWords(vault)
  if (closed) return { words: closed }
  const { asked, least } = review
  const isEntry = asked.kind === 'enter'
  const now = isEntry ? sharesFor(vault, asked.amount) : loveFor(vault, asked.amount)
  if (now >= least) return undefined
  const text = isEntry ? faithText : entryLoveText
  return {
    words: `The FAITH price changed since you opened this: you would now receive about ${text(now)}.`,
    button: { label: 'Accept', onClick: renew },
  }
}
