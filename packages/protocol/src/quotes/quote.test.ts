import { parseUnits } from 'viem'
import { expect, test } from 'vitest'
import { testStates } from '../../test/testStates.ts'
import { parseAmount } from '../amounts/parseAmount.ts'
import { QuoteError } from '../errors.ts'
import { formatPercent, formatPrice } from '../prices/figure.ts'
import { type Fraction, fraction, invert, multiply } from '../prices/fraction.ts'
import { bobo, eth, faith, love, usdt, war3, wbtc, weth } from '../tokens/tokens.ts'
import { roundedUp } from './amountOut.ts'
import { maximumSent, swapLimits } from './quote.ts'
import { quoteExactIn } from './quoteExactIn.ts'
import { quoteExactOut } from './quoteExactOut.ts'
import { statesAfter } from './routeReserves.ts'

const whole = (count: string, decimals: number) => parseUnits(count, decimals)

const states = testStates({
  'LOVE-ETH': { base: whole('30000000', 18), other: whole('100', 18) },
  'LOVE-USDT': { base: whole('10000000', 18), other: whole('100000', 6) },
  'LOVE-WBTC': { base: whole('12800000', 18), other: whole('2', 8) },
  'WAR3-ETH': { base: whole('7000000', 18), other: whole('10', 18) },
  'LOVE-BOBO': { base: whole('5', 18), other: 0n },
})

test('default: amounts, prices, impact and fee of a simple trade', () => {
  const quote = quoteExactIn({ states, amountIn: parseAmount('1', eth), to: love })
  expect(quote.amountOut).toEqual({ raw: 296_147_410_319_118_389_655_138n, token: love })
  expect(formatPrice(quote.midPrice)).toBe('300,000')
  expect(formatPrice(quote.price)).toBe('296,147.41')
  // 100.00 ETH and 30,000,000 LOVE became 101 ETH and 29,703,852.58 LOVE.
  expect(formatPercent(quote.priceImpact)).toBe('1.96%')
  expect(formatPercent(quote.loss)).toBe('1.28%')
  expect(formatPercent(quote.poolFee.share)).toBe('0.3%')
  expect(quote.poolFee.amount).toEqual(parseAmount('0.003', eth))
  expect(quote.transferFees).toEqual({})
})

test('default: an exact output costs what its amount in would buy', () => {
  const amountOut = parseAmount('1000', love)
  const quote = quoteExactOut({ states, from: eth, amountOut })
  expect(quote.amountOut).toEqual(amountOut)
  const back = quoteExactIn({ states, amountIn: quote.amountIn, to: love })
  expect(back.amountOut.raw).toBeGreaterThanOrEqual(amountOut.raw)
  const less = { ...quote.amountIn, raw: quote.amountIn.raw - 2n }
  expect(quoteExactIn({ states, amountIn: less, to: love }).amountOut.raw).toBeLessThan(amountOut.raw)
})

test('behavior: two pools cost two fees, and the words name the way', () => {
  const quote = quoteExactIn({ states, amountIn: parseAmount('1', usdt), to: wbtc })
  expect(quote.route.map(({ pair }) => pair.name)).toEqual(['LOVE-USDT', 'LOVE-WBTC'])
  expect(formatPercent(quote.poolFee.share)).toBe('0.5991%')
})

test('behavior: the impact is what the pools themselves show after the trade', () => {
  const quote = quoteExactIn({ states, amountIn: parseAmount('1000', usdt), to: wbtc })
  const dust = { amountIn: parseAmount('1', usdt), to: wbtc }
  const after = quoteExactIn({ ...dust, states: statesAfter(states, quote) }).midPrice
  const kept = multiply(after, invert(quote.midPrice))
  expect(quote.priceImpact).toEqual(fraction(kept.denominator - kept.numerator, kept.denominator))
})

test('behavior: most of what is far too large is lost', () => {
  const quote = quoteExactIn({ states, amountIn: parseAmount('10000', eth), to: love })
  expect(formatPercent(quote.loss)).toMatch(/^99(\.0\d*)?%$/)
  expect(formatPercent(quote.priceImpact)).toMatch(/^99\.99\d*%$/)
})

test('behavior: the way that gives most is taken, also when it is longer', () => {
  const war3ToLove = { base: whole('1', 18), other: whole('1', 18) }
  const around = testStates({
    'WAR3-LOVE': war3ToLove,
    'WAR3-ETH': { base: whole('7000000', 18), other: whole('10', 18) },
    'LOVE-ETH': { base: whole('30000000', 18), other: whole('100', 18) },
  })
  const names = (amount: string) =>
    quoteExactIn({ states: around, amountIn: parseAmount(amount, war3), to: love }).route.map(
      ({ pair }) => pair.name,
    )
  expect(names('1000')).toEqual(['WAR3-ETH', 'LOVE-ETH'])
  const out = quoteExactOut({ states: around, from: war3, amountOut: parseAmount('0.1', love) })
  expect(out.route.map(({ pair }) => pair.name)).toEqual(['WAR3-LOVE'])
})

test('behavior: wrapped ether trades as ether does', () => {
  const wrapped = quoteExactIn({ states, amountIn: parseAmount('1', weth), to: love })
  expect(wrapped.amountIn.token).toBe(weth)
  expect(wrapped.amountOut).toEqual(
    quoteExactIn({ states, amountIn: parseAmount('1', eth), to: love }).amountOut,
  )
})

test('behavior: a token that keeps a part does so at every transfer', () => {
  const amountIn = parseAmount('1000', usdt)
  const plain = quoteExactIn({ states, amountIn, to: wbtc })
  const middle = quoteExactIn({ states, amountIn, to: wbtc, fees: { LOVE: 100n } })
  expect(middle.transferFees).toEqual({ LOVE: 100n })
  expect(middle.amountOut.raw).toBeLessThan(plain.amountOut.raw)
  const more = (a: Fraction, b: Fraction) => a.numerator * b.denominator > b.numerator * a.denominator
  expect(more(middle.loss, plain.loss)).toBe(true)
  expect(more(plain.priceImpact, middle.priceImpact)).toBe(true)
  const elsewhere = quoteExactIn({ states, amountIn, to: wbtc, fees: { PEPE: 100n } })
  expect(elsewhere).toEqual(plain)
})

test('error: each reason has its own words', () => {
  const quote = (
    text: string,
    from = eth as typeof love | typeof eth,
    to: Parameters<typeof quoteExactIn>[0]['to'] = love,
  ) => quoteExactIn({ states, amountIn: parseAmount(text, from), to })
  expect(() => quote('0')).toThrow('The amount is zero.')
  expect(() => quote('1', eth, eth)).toThrow('You chose the same token twice.')
  expect(() => quote('1', eth, weth)).toThrow('ETH and WETH convert 1:1')
  expect(() => quote('1', eth, faith)).toThrow('No route from ETH to FAITH.')
  expect(() => quote('1', eth, bobo)).toThrow('No liquidity between ETH and BOBO.')
  expect(() => quote('0.000000000000000001', love, usdt)).toThrow(
    'This amount of LOVE is too small to buy any USDT.',
  )
  expect(() => quote('9999999999999999')).toThrow('Insufficient liquidity for this trade.')
  const wanted = { states, from: eth, amountOut: parseAmount('30000000', love) }
  expect(() => quoteExactOut(wanted)).toThrow('Insufficient LOVE liquidity for this trade.')
  const taxed = { ...wanted, amountOut: parseAmount('1', love), fees: { LOVE: 1n } }
  expect(() => quoteExactOut(taxed)).toThrow('LOVE has a fee on transfer')
  expect(() => quoteExactOut(taxed)).toThrow(QuoteError)
})

test('behavior: limits go against nobody by more than the slippage', () => {
  const bought = quoteExactIn({ states, amountIn: parseAmount('1', eth), to: love })
  expect(swapLimits(bought, 50)).toEqual({
    most: bought.amountIn,
    least: { raw: (bought.amountOut.raw * 9_950n) / 10_000n, token: love },
  })
  const ordered = quoteExactOut({ states, from: eth, amountOut: parseAmount('1', love) })
  expect(swapLimits(ordered, 50).least).toEqual(ordered.amountOut)
  expect(maximumSent(10_000n, 50n)).toBe(10_050n)
  expect(maximumSent(1n, 50n)).toBe(2n)
  expect(maximumSent(10n, 0n)).toBe(10n)
})

test('behavior: what is written as the most is never less than it is', () => {
  expect(roundedUp(parseAmount('1.005', eth))).toEqual(parseAmount('1.01', eth))
  expect(roundedUp(parseAmount('0.0000001', eth))).toEqual(parseAmount('0.000001', eth))
  expect(roundedUp(parseAmount('1.25', usdt))).toEqual(parseAmount('1.25', usdt))
})
