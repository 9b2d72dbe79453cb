import { formatUsd } from '@love/protocol/prices/figure'
import type { SafeOverview } from '@love/safe/api/replies/safes'
import { getAddress, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { safeGroups, sumOf } from './safeGroups.ts'

const at = (number: number) => getAddress(numberToHex(number, { size: 20 }))
const overview = (number: number, fiatTotal: string): SafeOverview => ({
  address: { value: at(number) },
  chainId: '1337',
  threshold: 1,
  owners: [],
  fiatTotal,
  queued: 0,
  awaitingConfirmation: null,
})

test('default: each Safe stands in one group, yours before watched before viewed', () => {
  const groups = safeGroups({
    owned: [at(1), at(2)],
    inside: [at(2), at(6), at(6)],
    watched: [at(2), at(3), at(6)],
    planned: [at(4)],
    recent: [at(1), at(3), at(4), at(5)],
  })
  expect(groups).toEqual({ owned: [at(1), at(2)], inside: [at(6)], watched: [at(3)], recent: [at(5)] })
})

test('default: dollars are added exactly, of these Safes only', () => {
  const sum = sumOf([at(1), at(2)], [overview(1, '0.1'), overview(2, '1234.2'), overview(3, '7')])
  expect(formatUsd(sum.total)).toBe('$1,234.30')
  expect([sum.read, sum.missing]).toEqual([2, 0])
})

test('error: what could not be read is counted, and what is no number makes no total', () => {
  expect(sumOf([at(1), at(2)], [overview(1, '5')])).toMatchObject({ read: 1, missing: 1 })
  expect(formatUsd(sumOf([at(1)], [overview(1, 'NaN')]).total)).toBe('n/a')
  expect(formatUsd(sumOf([], []).total)).toBe('$0')
})
