import { love, usdt } from '@love/protocol/tokens/tokens'
import { maxUint256 } from 'viem'
import { expect, test } from 'vitest'
import { sizeText } from '../../../chain/sizeText.ts'
import { ageText } from './ageText.ts'

const now = 1_700_000_000
const found = (secondsAgo: number) =>
  ageText({ status: 'found', block: 1n, timestamp: BigInt(now - secondsAgo) }, now * 1_000)

test('default: ages are whole units, rounded down', () => {
  expect([0, 59, 60, 7_199, 7_200, 86_399, 86_400, 10 * 86_400 - 1].map(found)).toEqual([
    'less than 1 min ago',
    'less than 1 min ago',
    '1 minute ago',
    '1 hour ago',
    '2 hours ago',
    '23 hours ago',
    '1 day ago',
    '9 days ago',
  ])
})

test('behavior: a clock that is behind the chain says nothing strange', () => {
  expect(found(-30)).toBe('less than 1 min ago')
})

test('behavior: what was not found is older than what was looked through, and never guessed', () => {
  const than = BigInt(now - 7 * 86_400 + 1)
  expect(ageText({ status: 'older', than }, now * 1_000)).toBe('older than 6 days')
  expect(ageText({ status: 'unknown' }, now * 1_000)).toBe('not found in the event log')
})

test('default: sizes are amounts; what can never be used up is unlimited', () => {
  expect(sizeText({ amount: maxUint256, token: love })).toBe('unlimited')
  expect(sizeText({ amount: 2n ** 160n - 1n, token: love })).toBe('unlimited')
  expect(sizeText({ amount: 1_234_500_000n, token: usdt })).toBe('1,234.5 USDT')
  expect(sizeText({ amount: 1n, token: love })).toBe('<0.000001 LOVE')
})
