import { exactAmount } from '@love/protocol/amounts/amount'
import { loveEth, pairs } from '@love/protocol/pairs/pairs'
import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import { add, fraction, multiply, toDecimal } from '@love/protocol/prices/fraction'
import { tokens } from '@love/protocol/tokens/tokens'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type TestPortfolioParameters, testPool, testPortfolio } from '../../../test/testPortfolio.ts'
import { createMoney } from '../../chain/prices/createMoney.ts'
import { sumOf } from '../../chain/prices/sumOf.ts'
import { type Group, portfolioGroups, shownGroups } from './portfolioGroups.ts'
import { portfolioLines } from './portfolioLines.ts'
import { portfolioPrices } from './portfolioPrices.ts'

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
      const lines = portfolioLines({ groups, money, isFolded: () => false })
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
  const lines = portfolioLines({ groups, money, isFolded: () => false })
  expect(lines.flatMap((line) => ('title' in line ? [line.title] : []))).toEqual([
    'Tokens in wallet (excluding 1 n/a)',
  ])
})

test('behavior: of a folded group there is its subtotal and how many it has', () => {
  const groups = shown({ held: { LOVE: whole(1n), ETH: whole(1n), FAITH: whole(1n) } })
  const money = createMoney('USD', () => fraction(1n))
  const lines = portfolioLines({ groups, money, isFolded: (title) => title === 'Tokens in wallet' })
  expect(lines.map(({ id }) => id)).toEqual(['Tokens in wallet', 'FAITH vault', 'FAITH vault 0'])
  expect(lines[0]).toMatchObject({ kind: 'group', count: 2, isFolded: true })
})

test('default: LP tokens are shown as what they hold of both tokens, and those add up to their value', () => {
  const groups = shown({
    lp: { 'LOVE-ETH': whole(1n) },
    pools: [testPool(0n, loveEth, whole(2n)), testPool(1n, undefined, 1n)],
  })
  const sides = groups.map(({ items }) =>
    items.map((item) =>
      item.sides.map(({ amount, value }) => `${exactAmount(amount)} ${amount.token.symbol} ${text(value)}`),
    ),
  )
  expect(sides).toEqual([
    [['1000 LOVE 10.0000', '10 ETH 10.0000']],
    // A pair that is not listed tells nothing.
    [['2000 LOVE 20.0000', '20 ETH 20.0000'], []],
  ])
})

test('behavior: each thing leads to where its owner goes on with it', () => {
  const actions = (groups: readonly Group[]) =>
    groups.map(({ items }) =>
      items.map((item) => [item.name, ...item.actions.map(({ label, to }) => `${label} ${to}`)]),
    )
  const own = shown({
    held: { LOVE: 1n, ETH: 1n, FAITH: 1n },
    lp: { 'LOVE-ETH': 1n, 'LOVE-USDT': 1n },
    pools: [testPool(0n, loveEth, 1n, 1n), { ...testPool(7n, undefined, 1n), allocPoint: 0n }],
  })
  expect(actions(own)).toEqual([
    [
      ['LOVE', 'Swap /swap?from=LOVE', 'Get FAITH /faith'],
      ['ETH', 'Swap /swap?from=ETH'],
    ],
    [
      [
        'LOVE-ETH',
        'Stake /farm/LOVE-ETH',
        'Add /liquidity/LOVE-ETH',
        'Remove /liquidity/LOVE-ETH?tab=remove',
      ],
      // No pool takes it.
      ['LOVE-USDT', 'Add /liquidity/LOVE-USDT', 'Remove /liquidity/LOVE-USDT?tab=remove'],
    ],
    [
      ['LOVE-ETH', 'Stake /farm/LOVE-ETH', 'Unstake /farm/LOVE-ETH?tab=unstake'],
      // Ended: nothing can be added.
      ['farm pool 7', 'Unstake /farm/pool-7?tab=unstake'],
    ],
    [['From LOVE-ETH', 'Harvest /farm/LOVE-ETH']],
    [['FAITH', 'Deposit /faith', 'Withdraw /faith?tab=leave']],
  ])
  const none = shownGroups(portfolioGroups(testPortfolio()), { withZeros: true })
  expect(actions(none).map((group) => group[0])).toEqual([
    ['LOVE', 'Buy /swap?to=LOVE'],
    ['LOVE-ETH', 'Add /liquidity/LOVE-ETH'],
    ['LOVE-ETH', 'Stake /farm/LOVE-ETH'],
    ['From LOVE-ETH'],
    ['FAITH', 'Deposit /faith'],
  ])
})
