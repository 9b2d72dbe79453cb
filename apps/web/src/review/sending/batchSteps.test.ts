import { expect, test } from 'vitest'
import { hashOf, minedIn, testTransaction } from '../../../test/testTransaction.ts'
import { batchSteps } from './batchSteps.ts'
import type { TransactionOutcome } from './waitForTransaction.ts'

const [first, second] = [hashOf(1), hashOf(2)]
const worked: TransactionOutcome = { isSuccess: true, mined: minedIn(7) }
const failed: TransactionOutcome = { isSuccess: false, transaction: testTransaction() }
const receipt = (hash: typeof first, isSuccess = true) => ({ hash, isSuccess })
const statuses = (...parameters: Parameters<typeof batchSteps>) =>
  batchSteps(...parameters).map(({ status }) => status)

test('default: one receipt stands for all calls', () => {
  const status = { code: 200, receipts: [receipt(first)] } as const
  expect(statuses(status, new Map([[first, worked]]), 3)).toEqual(['done', 'done', 'done'])
  expect(statuses(status, new Map([[first, failed]]), 2)).toEqual(['failed', 'failed'])
})

test('behavior: in part is shown call by call where there is a receipt for each', () => {
  const status = { code: 600, receipts: [receipt(first), receipt(second, false)] } as const
  const outcomes = new Map<typeof first, TransactionOutcome>([
    [first, worked],
    [second, failed],
  ])
  expect(statuses(status, outcomes, 2)).toEqual(['done', 'failed'])
})

test('behavior: in part without a receipt for each is unclear, not a success', () => {
  const status = { code: 600, receipts: [receipt(first)] } as const
  expect(statuses(status, new Map([[first, worked]]), 2)).toEqual(['unclear', 'unclear'])
})

test('error: no receipt is no success', () => {
  expect(statuses({ code: 200, receipts: [] }, new Map(), 2)).toEqual(['unclear', 'unclear'])
  expect(statuses({ code: 400, receipts: [] }, new Map(), 1)).toEqual(['failed'])
  expect(statuses({ code: 500, receipts: [receipt(first)] }, new Map([[first, worked]]), 1)).toEqual([
    'failed',
  ])
})
