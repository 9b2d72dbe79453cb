import { formatPercent } from '@love/protocol/prices/figure'
import type { Fraction } from '@love/protocol/prices/fraction'
import { type Freshness, isOld } from '../../chain/freshness/freshnessOf.ts'

/** As the router's deadline counts: chain time. */
export const deadlineSeconds = 1_200n
/** A transaction needs this long to get in, and a person to press the button. */
const marginSeconds = 60n

export type ReviewHoldParameters = {
  freshness: Freshness
  /** Seconds since 1970 by the chain's clock. */
  now: bigint
  deadline: bigint
  moved: Fraction | undefined
  /** What has moved: “The ratio of the pool”. */
  what: string
  renew: () => void
}

export type ReviewHold = { words: string; button?: { label: string; onClick: () => void } }

/** Why what was reviewed must not be sent as it is, and what would help. */
export function reviewHold(parameters: ReviewHoldParameters): ReviewHold | undefined {
  const { freshness, now, deadline, moved, what, renew } = parameters
  if (isOld(freshness)) return { words: 'Prices are out of date. You can continue once they refresh.' }
  if (moved)
    return {
      words: `${what} changed by ${formatPercent(moved)} since you opened this.`,
      button: { label: 'Accept', onClick: renew },
    }
  if (now + marginSeconds > deadline)
    return {
      words: 'This review expired after 20 minutes.',
      button: { label: 'Refresh', onClick: renew },
    }
  return undefined
}
