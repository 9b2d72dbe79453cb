import { FrameError, rejectedCode } from '@love/safe/frame/messages/errors'
import type { ReviewOptions } from '../../../wallet/safe/review/createSafeReviews.ts'
import type { SafeReviewRequest, SafeReviewResult } from '../../../wallet/safe/review/safeReviewRequest.ts'
import type { AskOwnerDeps } from './askOwner.ts'

export type ReviewLimit = {
  readonly review: AskOwnerDeps['review']
  /** The app may ask again. */
  readonly allow: () => void
  /** Whoever asked is gone: its review is closed, and that was no answer of the person. */
  readonly cancel: () => void
}

type Review = (request: SafeReviewRequest, options: ReviewOptions) => Promise<SafeReviewResult>

const mostRefusals = 3

/** An app that asks anew after every no would hold the person in its window: it is heard one at a time, and not forever. */
export function limitReviews(review: Review, onMuted: () => void): ReviewLimit {
  let refusals = 0
  let asking: AbortController | undefined
  return {
    async review(request) {
      if (asking) throw rejection('Rejected: another request from this app is pending')
      if (refusals >= mostRefusals) throw rejection('Rejected: the user has blocked requests from this app')
      const own = new AbortController()
      asking = own
      try {
        const result = await review(request, { signal: own.signal })
        if (own.signal.aborted) throw rejection('Rejected: the page that sent the request was closed')
        refusals = result.status === 'closed' ? refusals + 1 : 0
        if (refusals === mostRefusals) onMuted()
        return result
      } finally {
        if (asking === own) asking = undefined
      }
    },
    allow() {
      refusals = 0
    },
    cancel() {
      asking?.abort()
      asking = undefined
    },
  }
}

function rejection(words: string): FrameError {
  return new FrameError(words, { code: rejectedCode })
}
