import { expect, test } from 'vitest'
import type { Store } from '../src/store/openStore.ts'
import type { TestChange } from './createTestMarket.ts'
import { startTestHistory, T } from './startTestHistory.ts'

const market: TestChange[] = ['LOVE-USDT', 'LOVE-ETH'].map((pair) => ({ pair, at: 0, base: 1n, other: 1n }))
const next = { block: 1235, hash: `0x${'cd'.repeat(32)}`, timestamp: T + 12 }

/** Tags, what is kept, and what is refused, whichever engine is behind the store. */
export function answersContract(open: () => Promise<Store>): void {
  const start = async (changes: readonly TestChange[]) => {
    const store = await open()
    return { ...(await startTestHistory(store, changes)), db: store.db }
  }

  test('behavior: whoever has the answer of this block gets a tag, and nothing is read but the block', async () => {
    const { ask, headsRead, setHead } = await start(market)
    const first = await ask.candles('LOVE-ETH', '?interval=1h')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w.-]+"$/)
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(first.headers.get('content-length')).toBe(String((await first.text()).length))
    const before = headsRead()
    const init = { headers: { 'if-none-match': `"other", W/${etag}` } }
    const again = await ask.candles('LOVE-ETH', '?interval=1h', init)
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    expect(headsRead()).toBe(before + 1)
    expect((await ask.candles('LOVE-USDT', '?interval=1h', init)).status).toBe(200)
    expect((await ask.candles('LOVE-ETH', '?interval=1d', init)).status).toBe(200)
    setHead({ ...next, block: 1234, timestamp: T })
    const replaced = await ask.candles('LOVE-ETH', '?interval=1h', init)
    expect(replaced.status).toBe(200)
    expect(replaced.headers.get('etag')).not.toBe(etag)
  })

  test('behavior: one computation for all who ask the same, and it is kept until the next block', async () => {
    const { ask, db, headsRead, setHead } = await start(market)
    const read = async () => (await ask.candles('LOVE-ETH', '?interval=1d')).text()
    const bodies = new Set(await Promise.all(Array.from({ length: 20 }, read)))
    expect(bodies.size).toBe(1)
    // One for each who asked, and one in the only transaction.
    expect(headsRead()).toBe(21)
    await db.deleteFrom('market_candles').execute()
    expect(bodies).toContain(await read())
    setHead(next)
    expect(JSON.parse(await read())).toMatchObject({ block: '1235', candles: [] })
  })

  test('behavior: of many answers the oldest are forgotten', async () => {
    const { ask, headsRead } = await start(market)
    const read = (from: number) => ask.prices('LOVE', `?interval=1d&from=${from}&to=${from}`)
    for (let from = 0; from < 97; from++) await read(from)
    const before = headsRead()
    await read(96)
    expect(headsRead()).toBe(before + 1)
    await read(0)
    expect(headsRead()).toBe(before + 3)
  })

  test('behavior: what USD prices come from is read once a block, and anew with the next', async () => {
    const { candles, prices, db, setHead } = await start(market)
    const liquidity = async () => (await candles('LOVE-ETH', '?interval=1d')).candles.at(-1)?.[6]
    const lovePrices = async () => (await prices('LOVE', '?interval=1d')).prices
    expect(await liquidity()).toEqual(expect.any(String))
    await db.deleteFrom('market_candles').where('pair', '=', 'LOVE-USDT').execute()
    expect(await lovePrices()).not.toEqual([])
    setHead(next)
    expect(await liquidity()).toBeNull()
    expect(await lovePrices()).toEqual([])
  })

  test.each([
    ['', 'interval'],
    ['?interval=', 'interval'],
    ['?interval=2h', 'interval'],
    ['?interval=toString', 'interval'],
    ['?interval=1H', 'interval'],
    ['?interval=1h&from=', 'from'],
    ['?interval=1h&from=-1', 'from'],
    ['?interval=1h&from=1e3', 'from'],
    ['?interval=1h&from=0x10', 'from'],
    ['?interval=1h&from=1.5', 'from'],
    ['?interval=1h&from=%201', 'from'],
    ['?interval=1h&to=NaN', 'to'],
    ['?interval=1h&to=Infinity', 'to'],
    ['?interval=1h&to=1750032000000', 'to'],
    [`?interval=1h&to=${'9'.repeat(400)}`, 'to'],
    [`?interval=1h&from=${T}&to=${T - 1}`, 'from'],
    ['?interval=1h&from=0', 'from'],
    [`?interval=5m&from=${T - 1_500 * 300}&to=${T}`, '1500'],
    ['?interval=1h&interval=1h', 'interval'],
    ['?interval=1h&form=1', 'from'],
  ])('error: candles and prices of %j: 400 and words', async (query, word) => {
    const { ask } = await start([])
    const init = { headers: { 'if-none-match': '*' } }
    const answers = [await ask.candles('LOVE-ETH', query, init), await ask.prices('LOVE', query, init)]
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store'])
      expect(await answer.json()).toEqual({ error: expect.stringMatching(new RegExp(`${word}.*\\.$`)) })
    }
  })

  test('behavior: exactly 1,500 candles are given', async () => {
    const { candles } = await start(market)
    const reply = await candles('LOVE-ETH', `?interval=5m&from=${T - 1_499 * 300}&to=${T}`)
    expect(reply.candles).toHaveLength(1_500)
  })

  test('error: what is not known, and what takes no parameters', async () => {
    const { ask } = await start([])
    for (const name of ['love-eth', 'LOVE-XYZ', 'WETH-USDT', '', '__proto__']) {
      const answer = await ask.candles(name, '?interval=1h')
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({ error: expect.stringContaining('LOVE-ETH') })
    }
    expect((await ask.candles('WAR3-LOVE', '?interval=1h')).status).toBe(200)
    for (const symbol of ['love', 'ETH', 'toString', '']) {
      for (const answer of [await ask.token(symbol), await ask.prices(symbol, '?interval=1h')]) {
        expect(answer.status).toBe(404)
        expect(await answer.json()).toEqual({ error: expect.stringMatching(/LOVE and WAR3\.$/) })
      }
    }
    for (const answer of [await ask.pairs('?x=1'), await ask.token('LOVE', '?interval=1h')]) {
      expect(answer.status).toBe(400)
      expect(await answer.json()).toEqual({ error: 'This URL takes no parameters.' })
    }
  })

  test('error: only GET and HEAD', async () => {
    const { ask } = await start([])
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await ask.pairs('', { method })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
    expect((await ask.pairs('', { method: 'HEAD' })).status).toBe(200)
  })

  test('error: before the first block, and without a database: 503, words, and when to come back', async () => {
    const { ask, setHead, db } = await start([])
    setHead(undefined)
    const early = await ask.pairs()
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await early.json()).toEqual({ error: expect.stringContaining('still being indexed') })
    expect((await ask.candles('LOVE-ETH', '?interval=x')).status).toBe(400)
    setHead(next)
    await db.schema.dropTable('market_candles').execute()
    const broken = await ask.pairs()
    expect([broken.status, broken.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await broken.json()).toEqual({ error: expect.stringContaining('database') })
  })
}
