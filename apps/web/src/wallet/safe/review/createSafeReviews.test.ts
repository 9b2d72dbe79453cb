import { expect, test } from 'vitest'
import { createSafeReviews } from './createSafeReviews.ts'
import type { SafeReviewRequest, SafeReviewResult } from './safeReviewRequest.ts'

const request: SafeReviewRequest = {
  kind: 'reject',
  safe: '0x00000000000000000000000000000000000000AA',
  nonce: 1n,
}
const deleted: SafeReviewResult = { status: 'deleted', safeTxHash: '0x' }

test('default: one after the other, answered as soon as it is signed, gone when it is closed', async () => {
  const reviews = createSafeReviews()
  const [first, second] = [reviews.request(request), reviews.request({ ...request, nonce: 2n })]
  const [open] = reviews.get()
  open?.answer(deleted)
  expect(await first).toEqual(deleted)
  expect(reviews.get()).toHaveLength(2)
  open?.close()
  expect(reviews.get().map(({ request }) => request)).toEqual([{ ...request, nonce: 2n }])
  reviews.get()[0]?.close()
  expect(await second).toEqual({ status: 'closed' })
  expect(reviews.get()).toEqual([])
})

test('error: an app that asks without end is not heard', async () => {
  const reviews = createSafeReviews()
  for (let count = 0; count < 10; count++) void reviews.request(request)
  expect(await reviews.request(request)).toEqual({ status: 'closed' })
  expect(reviews.get()).toHaveLength(10)
})

test('behavior: whoever asked and is gone takes the review along, and is answered with nothing', async () => {
  const reviews = createSafeReviews()
  const app = new AbortController()
  const [first, second] = [reviews.request(request, app), reviews.request(request)]
  app.abort()
  expect(await first).toEqual({ status: 'closed' })
  expect(reviews.get()).toHaveLength(1)
  reviews.get()[0]?.answer(deleted)
  expect(await second).toEqual(deleted)
  expect(await reviews.request(request, app)).toEqual({ status: 'closed' })
  expect(reviews.get()).toHaveLength(1)
})

test('behavior: what is signed stays to be read, also when the app goes then', async () => {
  const reviews = createSafeReviews()
  const app = new AbortController()
  const asked = reviews.request(request, app)
  reviews.get()[0]?.answer(deleted)
  expect(await asked).toEqual(deleted)
  app.abort()
  expect(reviews.get()).toHaveLength(1)
})
