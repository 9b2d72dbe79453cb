import { createStore, type Store } from '../../../storage/createStore.ts'
import type { SafeReviewRequest, SafeReviewResult } from './safeReviewRequest.ts'

type OpenReview = {
  readonly id: number
  readonly request: SafeReviewRequest
  /** Only the first answer counts. The window may stay open after it. */
  readonly answer: (result: SafeReviewResult) => void
  readonly close: () => void
}

export type ReviewOptions = {
  /** Of whoever asked: what is not answered when they are gone is closed. */
  readonly signal?: AbortSignal | undefined
}

export type SafeReviews = Pick<Store<readonly OpenReview[]>, 'get' | 'subscribe'> & {
  /** Resolves as soon as it is signed, or closed without. */
  readonly request: (request: SafeReviewRequest, options?: ReviewOptions) => Promise<SafeReviewResult>
}

/** More would be an app that asks without end. */
const mostOpen = 10

/** The reviews that wait for the person; the first one is shown. */
export function createSafeReviews(): SafeReviews {
  const store = createStore<readonly OpenReview[]>([])
  let last = 0

  function request(asked: SafeReviewRequest, { signal }: ReviewOptions = {}): Promise<SafeReviewResult> {
    if (signal?.aborted || store.get().length >= mostOpen) return Promise.resolve({ status: 'closed' })
    last += 1
    const id = last
    return new Promise((resolve) => {
      function close() {
        store.update((open) => open.filter((one) => one.id !== id))
        answer({ status: 'closed' })
      }
      function answer(result: SafeReviewResult) {
        signal?.removeEventListener('abort', close)
        resolve(result)
      }
      signal?.addEventListener('abort', close)
      store.update((open) => [...open, { id, request: asked, answer, close }])
    })
  }

  return { get: store.get, subscribe: store.subscribe, request }
}
