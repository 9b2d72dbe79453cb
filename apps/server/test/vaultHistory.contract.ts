import { expect, test } from 'vitest'
import { z } from 'zod'
import { createLog } from '../src/log.ts'
import type { FollowedHead } from '../src/market/history/head.ts'
import type { VaultMoves } from '../src/store/migrations/vault.ts'
import type { Store } from '../src/store/openStore.ts'
import { createVaultHistory } from '../src/vault/createVaultHistory.ts'

const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
const T = 1_750_032_000
const ether = 10n ** 18n
const newest: FollowedHead = { block: 1234, hash: `0x${'ab'.repeat(32)}`, timestamp: T }

/** No sign, no exponent, no separators. */
const decimal = z.string().regex(/^(0|[1-9]\d*)(\.\d*[1-9])?$/)
/** To the letter, with nothing beside. */
export const pricesReply = z.strictObject({
  block: z.string().regex(/^\d+$/),
  timestamp: z.int(),
  prices: z.array(z.tuple([z.int(), decimal, decimal])),
})

const move = (at: number, love: bigint, shares: bigint, place = 0): VaultMoves => ({
  block: at,
  log_index: place,
  timestamp: at,
  kind: 'left',
  account: `0x${'1'.repeat(40)}`,
  love: String(love),
  shares: String(shares),
  fee_shares: '0',
  supply: null,
})

/** Of what people paid and got, whichever engine is behind the store. */
export function vaultHistoryContract(open: () => Promise<Store>): void {
  const start = async (moves: readonly VaultMoves[]) => {
    const { db } = await open()
    for (let at = 0; at < moves.length; at += 500)
      await db
        .insertInto('vault_moves')
        .values(moves.slice(at, at + 500))
        .execute()
    let head: FollowedHead | undefined = newest
    const answer = createVaultHistory({ db, readHead: async () => head, log })
    const ask = (query = '', init?: RequestInit) => answer(new Request(`http://localhost/${query}`, init))
    const replied = async (query = '') => pricesReply.parse(await (await ask(query)).json()).prices
    const prices = async (query = '') => (await replied(query)).map(([time, price]) => [time, price])
    const setHead = (next: FollowedHead | undefined) => {
      head = next
    }
    return { db, ask, replied, prices, setHead }
  }

  test('default: the price of every entry and exit, exact', async () => {
    const { ask } = await start([
      move(T - 30, ether, ether),
      move(T - 20, 11n * ether, 10n * ether),
      move(T - 10, 4n * ether, 3n * ether),
    ])
    expect(await (await ask()).json()).toEqual({
      block: '1234',
      timestamp: T,
      prices: [
        [T - 30, '1', '1'],
        [T - 20, '1.1', '1.1'],
        [T - 10, '1.33333333333', '1.33333333333'],
      ],
    })
  })

  test('behavior: shares that are minted for the fee lower the price, where their number is known', async () => {
    const entry = { ...move(T - 20, 2n * ether, ether), kind: 'entered', fee_shares: String(ether) } as const
    const { replied } = await start([
      { ...entry, supply: String(4n * ether) },
      { ...entry, block: T - 10, timestamp: T - 10 },
    ])
    expect(await replied()).toEqual([
      [T - 20, '2', '1.5'],
      [T - 10, '2', '2'],
    ])
  })

  test('default: a vault that nobody entered has an empty history', async () => {
    const { prices } = await start([])
    expect(await prices()).toEqual([])
    expect(await prices(`?from=${T - 5}&to=${T}`)).toEqual([])
  })

  test('behavior: of a part of the time it tells also the last price before', async () => {
    const { prices } = await start([40, 30, 20, 10].map((ago) => move(T - ago, BigInt(ago) * ether, ether)))
    expect(await prices(`?from=${T - 25}`)).toEqual([
      [T - 30, '30'],
      [T - 20, '20'],
      [T - 10, '10'],
    ])
    expect(await prices(`?from=${T - 20}&to=${T - 20}`)).toEqual([
      [T - 30, '30'],
      [T - 20, '20'],
    ])
    expect(await prices(`?to=${T - 30}`)).toEqual([
      [T - 40, '40'],
      [T - 30, '30'],
    ])
    expect(await prices(`?from=${T + 50}`)).toEqual([])
  })

  test('behavior: many are thinned to the last of each span, and never more than 1,500', async () => {
    const moves = Array.from({ length: 4_000 }, (_, at) =>
      move(T - 4_000 + at, BigInt(at + 1) * ether, ether),
    )
    const { prices } = await start(moves)
    const all = await prices()
    expect(all.length).toBeGreaterThan(1_300)
    expect(all.length).toBeLessThanOrEqual(1_500)
    expect(all.at(-1)).toEqual([T - 1, '4000'])
    const times = all.map(([time]) => Number(time))
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
    for (const [time, price] of all) expect(price).toBe(String(Number(time) - (T - 4_000) + 1))
    expect((await prices(`?from=${T - 1_000}`)).length).toBe(1_001)
    expect((await prices(`?from=${T - 3_000}`)).length).toBeLessThanOrEqual(1_500)
  })

  test('behavior: a few of a long time are all told, however close they are', async () => {
    const { prices } = await start([90 * 86_400, 12, 0].map((ago) => move(T - ago, 2n * ether, ether)))
    expect(await prices()).toHaveLength(3)
  })

  test('behavior: of one block the last counts, and a few wei make no price', async () => {
    const { prices } = await start([
      move(T - 10, 2n * ether, ether, 1),
      move(T - 10, 3n * ether, ether, 7),
      move(T - 5, 7n, 6n),
      move(T - 4, 10n ** 12n, 10n ** 12n - 1n),
    ])
    expect(await prices()).toEqual([[T - 10, '3']])
  })

  test('behavior: amounts of all that fits: digits, never an exponent', async () => {
    const most = 2n ** 256n - 1n
    const { prices } = await start([move(T - 2, most, 10n ** 12n), move(T - 1, 10n ** 12n, most)])
    expect(await prices()).toHaveLength(2)
  })

  test('behavior: whoever has the answer of this block gets a tag', async () => {
    const { ask, setHead } = await start([move(T - 10, ether, ether)])
    const etag = (await ask()).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w.-]+"$/)
    const init = { headers: { 'if-none-match': etag } }
    expect((await ask('', init)).status).toBe(304)
    expect((await ask('?from=1', init)).status).toBe(200)
    setHead({ ...newest, hash: `0x${'cd'.repeat(32)}` })
    expect((await ask('', init)).status).toBe(200)
  })

  test.each([
    ['?from=', 'from'],
    ['?from=-1', 'from'],
    ['?from=1e3', 'from'],
    ['?to=1750032000000', 'to'],
    ['?from=2&to=1', 'from'],
    ['?from=1&from=1', 'from and to'],
    ['?interval=1h', 'from and to'],
  ])('error: %j: 400 and words', async (query, word) => {
    const { ask } = await start([])
    const answer = await ask(query)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error: expect.stringMatching(new RegExp(`${word}.*\\.$`)) })
  })

  test('error: another method, no block yet, no table: words', async () => {
    const { db, ask, setHead } = await start([])
    expect((await ask('', { method: 'POST' })).status).toBe(405)
    setHead(undefined)
    expect((await ask()).status).toBe(503)
    setHead(newest)
    await db.schema.dropTable('vault_moves').execute()
    const broken = await ask()
    expect([broken.status, broken.headers.get('retry-after')]).toEqual([503, '5'])
  })
}
