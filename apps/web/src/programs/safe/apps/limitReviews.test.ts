import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { createSafeReviews } from '../../../wallet/safe/review/createSafeReviews.ts'
import type { SafeReviewResult } from '../../../wallet/safe/review/safeReviewRequest.ts'
import { limitReviews } from './limitReviews.ts'

const request = { kind: 'message', safe: zeroAddress, title: 'A', message: 'a' } as const
const signed: SafeReviewResult = {
  status: 'message',
  messageHash: `0x${'ab'.repeat(32)}`,
  signature: '0x',
  signed: 1,
  required: 2,
}

function open() {
  const answers: SafeReviewResult[] = []
  let asked = 0
  let muted = 0
  const limit = limitReviews(
    async () => {
      asked += 1
      return answers.shift() ?? { status: 'closed' }
    },
    () => {
      muted += 1
    },
  )
  return { ...limit, answers, counts: () => ({ asked, muted }) }
}

test('default: after three times no in a row the app is not heard until the person lets it', async () => {
  const { review, allow, counts } = open()
  for (const _ of [1, 2, 3]) await review(request)
  await expect(review(request)).rejects.toThrow('Rejected')
  expect(counts()).toEqual({ asked: 3, muted: 1 })
  allow()
  await review(request)
  expect(counts().asked).toBe(4)
})

test('behavior: a yes in between begins the count anew', async () => {
  const { review, answers, counts } = open()
  answers.push({ status: 'closed' }, { status: 'closed' }, signed)
  for (const _ of [1, 2, 3, 4, 5]) await review(request)
  expect(counts()).toEqual({ asked: 5, muted: 0 })
})

test('error: two questions at once are one too many', async () => {
  const { review } = open()
  const first = review(request)
  await expect(review(request)).rejects.toThrow('another request')
  await expect(first).resolves.toEqual({ status: 'closed' })
})

test('behavior: an app that is gone takes its review along, which is no refusal of the person', async () => {
  const reviews = createSafeReviews()
  const limit = limitReviews(reviews.request, () => {
    throw new Error('Nobody refused anything.')
  })
  for (const _ of [1, 2, 3, 4]) {
    const asked = limit.review(request)
    expect(reviews.get()).toHaveLength(1)
    limit.cancel()
    expect(reviews.get()).toEqual([])
    await expect(asked).rejects.toThrow('the page that sent the request was closed')
  }
  // The next page in the frame is heard at once.
  const old = limit.review(request)
  limit.cancel()
  const next = limit.review(request)
  await expect(old).rejects.toThrow('was closed')
  await expect(limit.review(request)).rejects.toThrow('another request')
  reviews.get()[0]?.answer(signed)
  await expect(next).resolves.toEqual(signed)
})
