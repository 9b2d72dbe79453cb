import { expect, test } from 'vitest'
import { freshnessFields } from './freshnessFields.tsx'
import type { Freshness } from './freshnessOf.ts'

const readAt = { block: 812n, timestamp: 1_000_000n }
const words = (freshness: Freshness) => freshnessFields(freshness, '10 pairs')[0]
const age = (freshness: Freshness) => freshnessFields(freshness, '10 pairs').at(-1)

test('default: fresh figures say how many', () => {
  expect(words({ status: 'fresh', readAt })).toBe('10 pairs')
})

test('behavior: old figures say so', () => {
  expect(words({ status: 'stale', readAt })).toBe('10 pairs, out of date')
  expect(words({ status: 'renewing', readAt })).toBe('10 pairs, updating…')
})

test('error: a lost connection is named, with the figures that are left or without', () => {
  expect(words({ status: 'loading', isSlow: true })).toMatchObject({ props: { until: 'Loading…' } })
  expect(words({ status: 'failed', reason: '' })).toBe('Not connected')
  expect(words({ status: 'interrupted', readAt, reason: '' })).toBe('10 pairs, not connected')
})

test('behavior: the last field has a block only where there are figures', () => {
  expect(age({ status: 'loading', isSlow: true })).toMatchObject({ props: { until: 'no block yet' } })
  expect(age({ status: 'failed', reason: '' })).toMatchObject({ props: { until: 'no block yet' } })
  for (const status of ['fresh', 'stale'] as const)
    expect(age({ status, readAt })).toMatchObject({ props: { of: readAt } })
  expect(age({ status: 'interrupted', readAt, reason: '' })).toMatchObject({ props: { of: readAt } })
})

test('behavior: what else there is stands between', () => {
  const fields = freshnessFields({ status: 'failed', reason: '' }, '10 pairs', ['Liquidity', 'Volume'])
  expect(fields).toEqual(['Not connected', 'Liquidity', 'Volume', expect.anything()])
})
