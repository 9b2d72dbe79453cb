import { isAvailable } from '@love/protocol/prices/figure'
import { fraction, toDecimal } from '@love/protocol/prices/fraction'
import { expect, test } from 'vitest'
import { testPortfolio } from '../../../test/testPortfolio.ts'
import { worthOf } from './worthOf.ts'

const whole = (count: bigint) => count * 10n ** 18n
// One LOVE is a cent, one WAR3 half a dollar, one FAITH two LOVE.
const { pairs, vault } = testPortfolio()
const texts = (parameters: Parameters<typeof worthOf>[0]) =>
  worthOf(parameters).holdings.map(
    ({ amount, value }) =>
      `${amount.token.symbol} ${isAvailable(value) ? toDecimal(value, 4) : value.unavailable}`,
  )

test('default: LOVE, WAR3 and FAITH with their values and the sum of these', () => {
  const balances = { LOVE: whole(500n), FAITH: whole(50n) }
  expect(texts({ balances, pairs, vault })).toEqual(['LOVE 5.0000', 'WAR3 0.0000', 'FAITH 1.0000'])
  expect(worthOf({ balances, pairs, vault }).total).toEqual({ value: fraction(6n), missing: 0 })
})

test('behavior: nothing at all is zero, also where nothing has a price', () => {
  const { total } = worthOf({ balances: {}, pairs: [], vault: undefined })
  expect(total).toEqual({ value: fraction(0n), missing: 0 })
})

test('error: what has no price says why, and is left out of the sum', () => {
  const balances = { LOVE: whole(100n), WAR3: 1n, FAITH: 1n }
  const without = {
    balances,
    pairs: pairs.filter(({ definition }) => definition.name !== 'WAR3-ETH'),
    vault: undefined,
  }
  expect(texts(without)).toEqual([
    'LOVE 1.0000',
    'WAR3 the WAR3-ETH pair does not exist on this network',
    'FAITH the vault does not respond',
  ])
  expect(worthOf(without).total).toEqual({ value: fraction(1n), missing: 2 })
})
