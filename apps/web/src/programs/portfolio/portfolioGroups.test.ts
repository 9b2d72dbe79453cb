import { loveEth, pairs } from '@love/protocol/pairs/pairs'
import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import { add, fraction, multiply, toDecimal } from '@love/protocol/prices/fraction'
import { tokens } from '@love/protocol/tokens/tokens'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type TestPortfolioParameters, testPool, testPortfolio } from '../../../test/testPortfolio.ts'
import { createMoney } from '../../chain/prices/createMoney.ts'
import { type Group, portfolioGroups, shownGroups } from './portfolioGroups.ts'
import { portfolioLines } from './portfolioLines.ts'
import { portfolioPrices } from './portfolioPrices.ts'
import { sumOf } from './sumOf.ts'

const whole = (count: bigint, decimals = 18) => count * 10n ** BigInt(decimals)
const shown = (parameters: TestPortfolioParameters) =>
  shownGroups(portfolioGroups(testPortfolio(parameters)), { withZeros: false })
const text = (figure: Figure) => (isAvailable(figure) ? toDecimal(figure, 4) : figure.unavailable)
const texts = (groups: readonly Group[]) =>
  groups.map(({ title, items }) => [title, ...items.map(({ name, value }) => `${name} ${text(value)}`)])

test('default: everything is in its group, at its price', () => {
  // One USDT is 100 LOVE, one ETH is 100 LOVE, one LP token is 1/1000 of 1,000,000 LOVE and its other side.
  const groups = shown({
    held: { LOVE: whole(500n), USDT: whole(7n, 6), ETH: whole(1n), FAITH: whole(50n) },
    lp: { 'LOVE-ETH': whole(1n) },
    pools: [testPool(0n, loveEth, whole(2n), whole(100n))],
  })
  expect(texts(groups)).toEqual([
    ['Tokens in wallet', 'LOVE 5.0000', 'ETH 1.0000', 'USDT 7.0000'],
    ['Liquidity in wallet', 'LOVE-ETH 20.0000'],
    ['Farm stakes', 'LOVE-ETH 40.0000'],
    ['Rewards to harvest', 'From LOVE-ETH 1.0000'],
    ['FAITH vault', 'FAITH 1.0000'],
  ])
})

test('behavior: what is not there is left out, unless it is asked for', () => {
  expect(shown({})).toEqual([])
  const all = shownGroups(portfolioGroups(testPortfolio()), { withZeros: true })
  expect(all.map(({ items }) => items.length)).toEqual([
    // FAITH has a group of its own.
    tokens.length - 1,
    pairs.length,
    pairs.length,
    pairs.length,
    1,
  ])
  expect(sumOf(all.flatMap(({ items }) => items.map(({ value }) => value)))).toEqual({
    value: fraction(0n),
    missing: 0,
  })
})

test('error: missing prices, silent contracts and unlisted pairs say why', () => {
  const groups = shown({
    held: { LOVE: whole(1n), PEPE: undefined, FAITH: 1n },
    pools: [testPool(0n, undefined, 1n)],
    states: [],
    shares: 0n,
  })
  expect(texts(groups)).toEqual([
    [
      'Tokens in wallet',
      'LOVE the LOVE-USDT pair does not exist on this network',
      'PEPE the PEPE contract does not respond',
    ],
    ['Farm stakes', "farm pool 0 this LP token's pair is not listed here"],
    ['FAITH vault', 'FAITH the vault is empty'],
  ])
})

const amounts = fc.dictionary(
  fc.constantFrom('LOVE', 'WAR3', 'ETH', 'USDT', 'WBTC', 'PEPE', 'FAITH', 'MOG'),
  fc.oneof(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.constantFrom(0n, 1n, undefined)),
)

test('behavior: subtotals add up to the total in every currency, and what is n/a is counted, not summed', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom('USD', 'ETH', 'LOVE'), (held, currency) => {
      const portfolio = testPortfolio({ held })
      const groups = shownGroups(portfolioGroups(portfolio), { withZeros: false })
      const money = createMoney(currency, portfolioPrices(portfolio).ofToken)
      const values = groups.flatMap(({ items }) => items.map(({ value }) => money.convert(value)))
      const total = sumOf(values)
      const lines = portfolioLines({ groups, total, money })
      const subtotals = lines.flatMap((line) => (line.kind === 'group' ? [line.value] : []))
      expect(subtotals.reduce(add, fraction(0n))).toEqual(total.value)
      expect(total.missing).toBe(values.filter((value) => !isAvailable(value)).length)
      expect(lines.filter(({ kind }) => kind === 'item')).toHaveLength(values.length)
      // By the amounts themselves: one LOVE is a cent here.
      const cents =
        (held.LOVE ?? 0n) > 0n
          ? multiply(fraction(held.LOVE ?? 0n, whole(1n)), fraction(1n, 100n))
          : fraction(0n)
      const inLove = groups.flatMap(({ items }) => items.filter(({ name }) => name === 'LOVE'))
      expect(sumOf(inLove.map(({ value }) => value)).value).toEqual(cents)
    }),
  )
})

test('behavior: the lines say when a sum is not whole', () => {
  const groups = shown({ held: { LOVE: whole(1n), PEPE: undefined } })
  const money = createMoney('USD', () => fraction(1n))
  const total = sumOf(groups.flatMap(({ items }) => items.map(({ value }) => value)))
  const titles = portfolioLines({ groups, total, money }).flatMap((line) =>
    'title' in line ? [line.title] : [],
  )
  expect(titles).toEqual(['Tokens in wallet (excluding 1 n/a)', 'Total (excluding 1 n/a)'])
})
