import { baseTokens, pairs, routingPairs } from '@love/protocol/pairs/pairs'
import { expect, test } from 'vitest'
import type { Store } from '../src/store/openStore.ts'
import type { TestChange } from './createTestMarket.ts'
import { startTestHistory, T } from './startTestHistory.ts'

const HOUR = 3_600
const DAY = 86_400
const love = 10n ** 18n
const ether = 10n ** 18n
const dollar = 10n ** 6n

/** LOVE at one cent, ether at 3,000 dollars, until a trade an hour ago takes LOVE to four. */
const market: TestChange[] = [
  { pair: 'LOVE-USDT', at: T - 40 * DAY, base: 1_000_000n * love, other: 10_000n * dollar },
  { pair: 'LOVE-ETH', at: T - 40 * DAY, base: 3_000_000n * love, other: 10n * ether },
  { pair: 'WAR3-ETH', at: T - 40 * DAY, base: 1_000n * love, other: 2n * ether },
  {
    pair: 'LOVE-USDT',
    at: T - HOUR + 10,
    base: 500_000n * love,
    other: 20_000n * dollar,
    volumeBase: 500_000n * love,
  },
]
const loveAt = (at: number, dollars: bigint, volumeBase = 0n): TestChange => ({
  pair: 'LOVE-USDT',
  at,
  base: love,
  other: dollars * dollar,
  volumeBase,
})

/** What the figures are, whichever engine is behind the store. */
export function historyContract(open: () => Promise<Store>): void {
  const start = async (changes: readonly TestChange[], timestamp = T) =>
    startTestHistory(await open(), changes, timestamp)

  test('default: candles of 30 days, gaps filled, with volume and liquidity in dollars', async () => {
    const { candles } = await start(market)
    const reply = await candles('LOVE-USDT', '?interval=1h')
    expect(reply).toMatchObject({ block: '1234', timestamp: T, name: 'LOVE-USDT', interval: '1h' })
    expect(reply.candles).toHaveLength(721)
    expect(reply.candles[0]).toEqual([T - 30 * DAY, '0.01', '0.01', '0.01', '0.01', '0', '20000'])
    expect(reply.candles.slice(-3)).toEqual([
      [T - 2 * HOUR, '0.01', '0.01', '0.01', '0.01', '0', '20000'],
      [T - HOUR, '0.04', '0.04', '0.04', '0.04', '20000', '40000'],
      [T, '0.04', '0.04', '0.04', '0.04', '0', '40000'],
    ])
  })

  test('behavior: other pairs are valued at the prices of the same time', async () => {
    const { candles } = await start(market)
    const { candles: list } = await candles('WAR3-ETH', '?interval=1h')
    expect(list[0]).toEqual([T - 30 * DAY, '0.002', '0.002', '0.002', '0.002', '0', '12000'])
    expect(list.at(-1)).toEqual([T, '0.002', '0.002', '0.002', '0.002', '0', '48000'])
  })

  test('behavior: a deeper WETH-USDT pair decides what ether costs', async () => {
    const deep = { pair: 'WETH-USDT', at: T - DAY, base: 20n * ether, other: 62_000n * dollar }
    const { candles } = await start([...market, deep])
    const { candles: list } = await candles('WAR3-ETH', `?interval=1d&from=${T - 2 * DAY}`)
    expect(list.map((candle) => candle[6])).toEqual(['12000', '12400', '12400'])
  })

  test('behavior: open, high, low and close of an interval', async () => {
    const changes = [3n, 9n, 1n, 4n].map((price, at) => loveAt(T + at, price))
    const { candles } = await start(changes, T + 10)
    expect((await candles('LOVE-USDT', '?interval=5m')).candles).toEqual([[T, '3', '9', '1', '4', '0', '8']])
  })

  test.each([
    ['5m', 300, 289],
    ['1h', 3600, 721],
    ['1d', 86400, 41],
  ])('default: the usual length of %s, and nothing before the first', async (interval, seconds, count) => {
    const { candles, prices } = await start(market)
    const { candles: list } = await candles('LOVE-ETH', `?interval=${interval}`)
    const starts = Array.from({ length: count }, (_, at) => T - (count - 1 - at) * seconds)
    expect(list.map(([first]) => first)).toEqual(starts)
    const reply = await prices('WAR3', `?interval=${interval}`)
    expect(reply).toMatchObject({ symbol: 'WAR3', interval })
    expect(reply.prices.map(([first]) => first)).toEqual(starts)
    expect(reply.prices.map(([, price]) => price)).toEqual(expect.arrayContaining(['6', '24']))
    expect([reply.prices[0]?.[1], reply.prices.at(-1)?.[1]]).toEqual(['6', '24'])
  })

  test('behavior: from and to name the first and the last interval; the future is left out', async () => {
    const { candles } = await start(market)
    const starts = async (query: string) => {
      const { candles: list } = await candles('LOVE-ETH', `?interval=1h&${query}`)
      return list.map(([first]) => (first - T) / HOUR)
    }
    expect(await starts(`from=${T - 2 * HOUR - 1}&to=${T - HOUR + 1}`)).toEqual([-3, -2, -1])
    expect(await starts(`from=${T - HOUR}&to=9999999999`)).toEqual([-1, 0])
    expect(await starts(`from=${T + 5 * HOUR}`)).toEqual([])
    expect(await starts('from=0&to=7200')).toEqual([])
    expect(await starts(`to=${T - 40 * DAY + HOUR}`)).toEqual([-960, -959])
  })

  test('default: the ten pairs and their day', async () => {
    const reply = await (await start(market)).pairs()
    expect(reply).toMatchObject({ block: '1234', timestamp: T })
    expect(reply.pairs.map(({ name }) => name)).toEqual(pairs.map(({ name }) => name))
    const [ethPair, usdtPair, missing] = reply.pairs
    expect(usdtPair).toEqual({
      name: 'LOVE-USDT',
      price: '0.04',
      change24h: '3.0000',
      swaps24h: 1,
      volumeUsd24h: '20000',
      feesUsd24h: '60',
      liquidityUsd: '40000',
    })
    expect(ethPair).toMatchObject({ change24h: '0.0000', volumeUsd24h: '0', feesUsd24h: '0', swaps24h: 0 })
    expect(missing).toEqual({
      name: 'LOVE-WBTC',
      price: null,
      change24h: null,
      swaps24h: 0,
      volumeUsd24h: null,
      feesUsd24h: null,
      liquidityUsd: null,
    })
  })

  test('default: a token and its day', async () => {
    const { token } = await start(market)
    expect(await token('LOVE')).toEqual({
      block: '1234',
      timestamp: T,
      symbol: 'LOVE',
      priceUsd: '0.04',
      change24h: '3.0000',
      low24h: '0.01',
      high24h: '0.04',
      volumeUsd24h: '20000',
      liquidityUsd: '280000',
    })
    expect(await token('WAR3')).toMatchObject({
      priceUsd: '24',
      change24h: '3.0000',
      low24h: '6',
      high24h: '24',
      volumeUsd24h: '0',
      liquidityUsd: '48000',
    })
  })

  test('behavior: the price a day ago is that of the last change until then, to the second', async () => {
    const { pairs: read, setHead } = await start([loveAt(T, 2n), loveAt(T + 60, 4n), loveAt(T + DAY, 8n)])
    const changeAt = async (timestamp: number) => {
      setHead({ block: timestamp, hash: `0x${String(timestamp).repeat(7)}`, timestamp })
      return (await read()).pairs[1]?.change24h
    }
    expect(await changeAt(T + DAY - 1)).toBeNull()
    expect(await changeAt(T + DAY)).toBe('3.0000')
    expect(await changeAt(T + DAY + 59)).toBe('3.0000')
    expect(await changeAt(T + DAY + 60)).toBe('1.0000')
  })

  test('behavior: a day is 24 hours, not more', async () => {
    const changes = [T - DAY - 1, T - DAY, T].map((at) => loveAt(at, 1n, love))
    const { pairs: read } = await start(changes)
    expect((await read()).pairs[1]).toMatchObject({ swaps24h: 2, volumeUsd24h: '2' })
  })

  test('behavior: without a price there is no candle, and the rest of the answer holds', async () => {
    const at = (time: number, other: bigint, base: bigint) => ({ pair: 'LOVE-USDT', at: time, base, other })
    const history = await start([
      at(T - 5 * HOUR, dollar, love),
      at(T - 4 * HOUR, 0n, 0n),
      at(T - 3 * HOUR, dollar, 0n),
      at(T - 2 * HOUR, 0n, love),
      at(T - HOUR, 0n, love),
      at(T - HOUR + 1, 2n * dollar, love),
    ])
    const { candles } = await history.candles('LOVE-USDT', '?interval=1h')
    expect(candles).toEqual([
      [T - 5 * HOUR, '1', '1', '1', '1', '0', '2'],
      [T, '2', '2', '2', '2', '0', '4'],
    ])
    const { prices } = await history.prices('LOVE', '?interval=1h')
    expect(prices.map(([first]) => first)).toEqual([T - 5 * HOUR, T - HOUR, T])
    history.setHead({ block: 1, hash: `0x${'cd'.repeat(32)}`, timestamp: T - 2 * HOUR })
    expect((await history.pairs()).pairs[1]).toMatchObject({ price: null, liquidityUsd: null })
    expect(await history.token('LOVE')).toMatchObject({ priceUsd: null, low24h: '1', high24h: '1' })
  })

  test('behavior: pools of one wei and of all that fits: digits, never NaN, Infinity or an exponent', async () => {
    const amounts = [1n, 2n ** 112n - 1n, 1_000n]
    const changes = routingPairs.flatMap(({ name }, place) =>
      amounts.map((other, at) => ({
        pair: name,
        at: T - at * HOUR,
        other,
        volumeBase: other,
        base: amounts[(at + place) % 3] ?? 1n,
      })),
    )
    const { ask } = await start(changes)
    const answers = [await ask.pairs(), await ask.token('LOVE'), await ask.token('WAR3')]
    for (const { name } of routingPairs) answers.push(await ask.candles(name, '?interval=1h'))
    for (const { symbol } of baseTokens) answers.push(await ask.prices(symbol, '?interval=5m'))
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      const text = await answer.text()
      expect(text).not.toMatch(/NaN|Infinity|undefined|\d[eE][+-]?\d/)
      for (const [, shown = ''] of text.matchAll(/"(-?\d[^"]*)"/g)) {
        expect(shown).toMatch(/^-?(0|[1-9]\d*)(\.\d+)?$|^(5m|1h|1d)$/)
      }
    }
  })
}
