import { unavailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import { faith, love, war3 } from '@love/protocol/tokens/tokens'
import { expect, test } from 'vitest'
import type { Worth } from '../../chain/holdings/worthOf.ts'
import { wordsOf } from './WorthKeeper.tsx'

const whole = (count: bigint) => count * 10n ** 18n
const worth: Worth = {
  holdings: [
    { amount: { raw: whole(1_000n), token: love }, value: fraction(10n) },
    { amount: { raw: 0n, token: war3 }, value: fraction(0n) },
    { amount: { raw: whole(5n), token: faith }, value: unavailable('the vault is empty') },
  ],
  total: { value: fraction(10n), missing: 1 },
}

test('default: the total in a few characters, all of it in words', () => {
  expect(wordsOf({ ...worth, total: { value: fraction(10n), missing: 0 } }, undefined)).toEqual({
    text: '$10.00',
    spoken: 'In your wallet: $10.00. 1,000 LOVE ($10.00), 0 WAR3 ($0), 5 FAITH (n/a).',
  })
})

test('behavior: while it is being read it says so', () => {
  expect(wordsOf(undefined, undefined)).toEqual({ text: '…', spoken: 'Loading your balances…' })
})

test('error: what has no price, what is old and what could not be read say so', () => {
  const failure = 'The server cannot be reached.'
  expect(wordsOf(worth, undefined)?.spoken).toContain('$10.00, without what has no price.')
  expect(wordsOf(worth, failure)?.spoken).toMatch(/Out of date\. The server cannot be reached\.$/)
  expect(wordsOf(undefined, failure)).toEqual({
    text: 'n/a',
    spoken: 'Your balances are not available. The server cannot be reached.',
  })
})
