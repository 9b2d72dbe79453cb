import { expect, test } from 'vitest'
import { testFarm as farm, one, testPool as pool } from '../../../test/testFarm.ts'
import { fraction } from '../../prices/fraction.ts'
import { eth, love, usdt } from '../../tokens/tokens.ts'
import { breakEvenDay, breakEvenPrice } from './breakEven.ts'
import { FINE } from './foldPosition.ts'
import { type Assumptions, type Forecast, forecast, type Holding, type Place } from './forecast.ts'
import { noWorth, type PriceOf, type Worth } from './worth.ts'

const DOLLAR = 10n ** 36n
const dollars = (usd: bigint): Worth => ({ usd: usd * DOLLAR, eth: 0n, love: 0n })

/** LOVE at a cent, as the pair has it. */
const pricesOf =
  (ofLove = fraction(1n, 100n)): PriceOf =>
  ({ symbol }) =>
    ({ [love.symbol]: ofLove, [eth.symbol]: fraction(2_000n), [usdt.symbol]: fraction(1n) })[symbol]

const pair: Place = {
  kind: 'pair',
  reserves: {
    base: { raw: 1_000_000n * one, token: love },
    other: { raw: 10_000n * 10n ** 6n, token: usdt },
  },
  supply: 2_000n * one,
  volumeUsd24h: fraction(1_000n),
  farm,
  pool,
}
/** A tenth of the pair, for $1,500: today worth $2,000. */
const holding: Holding = {
  ...{ shares: 200n * one, known: 200n * one, staked: 90n * one },
  kept: [
    { raw: 100_000n * one, token: love },
    { raw: 1_000n * 10n ** 6n, token: usdt },
  ],
  ...{ cost: dollars(1_500n), gained: noWorth, harvested: noWorth, waiting: 0n, networkFees: dollars(10n) },
}

const now: Assumptions = { priceOf: pricesOf(), volume: fraction(1n), days: 0n }

function later(assumed: Partial<Assumptions>, changed: Partial<Holding> = {}, place = pair): Forecast {
  const found = forecast({ ...holding, ...changed }, place, { ...now, ...assumed })
  if (!found) throw new Error('All prices are known.')
  return found
}

const cents = (usd: bigint) => Number((usd * 100n) / DOLLAR) / 100

test('default: today at today’s prices it is what it is', () => {
  const { value, fees, rewards, held, profit } = later({})
  expect([value, held, profit].map(({ usd }) => cents(usd))).toEqual([2_000, 2_000, 490])
  expect([fees.usd, rewards]).toEqual([0n, 0n])
  expect(value.eth).toBe(10n ** 36n)
})

test('default: LOVE at four times its price makes twice the value, and less than holding', () => {
  const { value, held } = later({ priceOf: pricesOf(fraction(4n, 100n)) })
  expect([cents(value.usd), cents(held.usd)]).toEqual([4_000, 5_000])
})

test('default: fees and rewards come day by day', () => {
  const year = later({ days: 365n })
  // 0.3 % of $1,000 a day, of which a tenth; half of the emission, of which a tenth.
  expect(cents(year.fees.usd)).toBe(109.5)
  expect(year.rewards).toBe((2_591_500n * one) / 20n)
  expect(cents(year.profit.usd)).toBe(490 + 109.5 + 1_295.75)
  expect(cents(later({ days: 365n, volume: fraction(1n, 2n) }).fees.usd)).toBe(54.75)
})

test('behavior: nobody knows the volume: no fees; no pool, or an ended one: no rewards', () => {
  const without = (changed: Partial<typeof pair>) =>
    later({ days: 30n }, {}, { ...pair, ...changed } as Place)
  expect(without({ volumeUsd24h: undefined }).fees).toEqual(noWorth)
  expect(without({ pool: undefined }).rewards).toBe(0n)
  expect(without({ pool: { ...pool, allocPoint: 0n } }).rewards).toBe(0n)
})

test('behavior: shares of unknown cost are in the value, and not in the profit', () => {
  const { value, profit } = later({}, { shares: 400n * one })
  expect([cents(value.usd), cents(profit.usd)]).toEqual([4_000, 490])
})

test('default: FAITH grows by what the vault mints', () => {
  const vault = {
    ...{ block: 1_000n, lastMintBlock: 1_000n, timestamp: 0n, active: true, feePercent: 4n, mayMint: true },
    lovePerBlock: { raw: one, token: love },
    loveHeld: { raw: 2_591_500n * one, token: love },
    shares: { raw: 1_000n * one, token: { ...love, symbol: 'FAITH' } },
    position: undefined,
  }
  const inVault: Partial<Holding> = { shares: 100n * one, known: 100n * one, staked: 0n, kept: [] }
  const worth = (days: bigint, active = true) =>
    cents(later({ days }, inVault, { kind: 'vault', vault: { ...vault, active } }).value.usd)
  expect([worth(0n), worth(365n), worth(365n, false)]).toEqual([2_591.5, 5_183, 2_591.5])
})

test('error: without a price there is no forecast', () => {
  const without: PriceOf = (token) => (token === usdt ? undefined : pricesOf()(token))
  expect(forecast(holding, pair, { ...now, priceOf: without })).toBeUndefined()
  expect(forecast(holding, pair, { ...now, priceOf: pricesOf(fraction(0n)) })).toBeUndefined()
})

test('default: the day on which a position has brought what it cost', () => {
  const day = (cost: bigint, changed: Partial<Assumptions> = {}) =>
    breakEvenDay((days) => later({ ...changed, days }, { cost: dollars(cost) }).profit, 'usd')
  // $10 of network fees and $2,020 are missed by $30: 30 cents of fees, $3.55 of rewards a day.
  expect(day(2_020n)).toEqual({ when: 'later', days: 8n })
  expect(cents(later({ days: 8n }, { cost: dollars(2_020n) }).profit.usd)).toBeGreaterThan(0)
  expect(cents(later({ days: 7n }, { cost: dollars(2_020n) }).profit.usd)).toBeLessThan(0)
  expect(day(1_500n)).toEqual({ when: 'now' })
  expect(day(1_000_000n)).toEqual({ when: 'never' })
  expect(breakEvenDay(() => undefined, 'usd')).toBeUndefined()
})

test('default: the lowest price of LOVE at which it has', () => {
  const at = (cost: bigint) => (price: ReturnType<typeof fraction>) =>
    forecast({ ...holding, cost: dollars(cost) }, pair, { ...now, priceOf: pricesOf(price) })?.profit
  const price = breakEvenPrice(at(3_990n), fraction(1n, 100n))
  // Twice the value takes four times the price.
  expect(price && Number((price.numerator * FINE) / price.denominator) / 1e18).toBeCloseTo(0.04, 9)
  const exactly = price && at(3_990n)(price)?.usd
  expect(exactly !== undefined && exactly >= 0n && exactly < DOLLAR / 10n ** 9n).toBe(true)
  expect(breakEvenPrice(at(1_000_000n), fraction(1n, 100n))).toBeUndefined()
})
