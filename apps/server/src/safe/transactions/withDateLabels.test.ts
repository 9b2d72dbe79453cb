import type { TransactionSummary } from '@love/safe/api/replies/transactions'
import { expect, test } from 'vitest'
import { withDateLabels } from './withDateLabels.ts'

const at = (time: string): TransactionSummary => ({
  id: time,
  timestamp: Date.parse(time),
  txStatus: 'SUCCESS',
  txInfo: { type: 'Creation', creator: { value: `0x${'11'.repeat(20)}` }, transactionHash: '0x' },
  txHash: null,
})
const summaries = ['2026-03-02T01:00Z', '2026-03-01T23:00Z', '2026-03-01T01:00Z'].map(at)
const shown = (items: ReturnType<typeof withDateLabels>) =>
  items.map((item) =>
    'transaction' in item
      ? (item.transaction as TransactionSummary).id
      : new Date(Number('timestamp' in item ? item.timestamp : 0)).toISOString(),
  )

test('default: a label before the first of each day', () => {
  expect(shown(withDateLabels({ summaries }))).toEqual([
    '2026-03-02T00:00:00.000Z',
    '2026-03-02T01:00Z',
    '2026-03-01T00:00:00.000Z',
    '2026-03-01T23:00Z',
    '2026-03-01T01:00Z',
  ])
})

test('behavior: days are those of the time zone', () => {
  expect(shown(withDateLabels({ summaries, timeZone: 'Europe/Berlin' }))).toEqual([
    '2026-03-01T23:00:00.000Z',
    '2026-03-02T01:00Z',
    '2026-03-01T23:00Z',
    '2026-02-28T23:00:00.000Z',
    '2026-03-01T01:00Z',
  ])
})

test('behavior: a day that the page before has begun gets no other label', () => {
  const previous = Date.parse('2026-03-02T05:00Z')
  expect(shown(withDateLabels({ summaries, previous }))[0]).toBe('2026-03-02T01:00Z')
  expect(shown(withDateLabels({ summaries, previous: previous + 86_400_000 }))[0]).toBe(
    '2026-03-02T00:00:00.000Z',
  )
})
