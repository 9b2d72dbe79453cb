import { expect, test } from 'vitest'
import type { Store } from '../src/store/openStore.ts'
import type { TestChange } from './createTestMarket.ts'
import { startTestHistory, T } from './startTestHistory.ts'

const DAY = 86_400
const love = 10n ** 18n
const ether = 10n ** 18n
const dollar = 10n ** 6n

/** LOVE at one cent, and at four since an hour ago. */
const market: TestChange[] = [
  { pair: 'LOVE-USDT', at: T - 40 * DAY, base: 1_000_000n * love, other: 10_000n * dollar },
  { pair: 'LOVE-USDT', at: T - 3_600, base: 500_000n * love, other: 20_000n * dollar },
]

/** The last swaps, whichever engine is behind the store. */
export function swapsContract(open: () => Promise<Store>): void {
  const start = async (changes: readonly TestChange[]) => startTestHistory(await open(), changes)

  test('default: the last swaps, newest first, with sides, exact amounts and their value at that time', async () => {
    const bought = { baseOut: 1_000n * love, otherOut: -10n * dollar }
    const sold = { baseOut: -250_000n * love - 1n, otherOut: 5_000n * dollar }
    const { swaps } = await start([
      ...market,
      { pair: 'LOVE-USDT', at: T - 2 * DAY, base: 1_000_000n * love, other: 10_000n * dollar, swap: bought },
      { pair: 'LOVE-USDT', at: T - 60, base: 500_000n * love, other: 20_000n * dollar, swap: sold },
    ])
    const hash = expect.stringMatching(/^0x0{60}/)
    expect(await swaps('LOVE-USDT')).toMatchObject({ block: '1234', timestamp: T, name: 'LOVE-USDT' })
    const { swaps: list } = await swaps('LOVE-USDT')
    expect(list).toEqual([
      [T - 60, hash, 'sell', '250000.000000000000000001', '5000', '10000'],
      [T - 2 * DAY, hash, 'buy', '1000', '10', '10'],
    ])
    expect((await swaps('LOVE-USDT', '?limit=1')).swaps).toEqual(list.slice(0, 1))
    expect((await swaps('LOVE-ETH')).swaps).toEqual([])
  })

  test('behavior: swaps years apart, of one block, and without a price', async () => {
    const at = (time: number) => ({
      pair: 'WAR3-ETH',
      at: time,
      base: love,
      other: ether,
      swap: { baseOut: love, otherOut: -1n },
    })
    const { swaps } = await start([at(T - 3_000 * DAY), at(T - 5), at(T - 5)])
    const { swaps: list } = await swaps('WAR3-ETH', '?limit=100')
    expect(list.map(([time, , , base, other, value]) => [time, base, other, value])).toEqual([
      [T - 5, '1', '0.000000000000000001', null],
      [T - 5, '1', '0.000000000000000001', null],
      [T - 3_000 * DAY, '1', '0.000000000000000001', null],
    ])
    const [newest, before] = list
    expect(Number(newest?.[1])).toBeGreaterThan(Number(before?.[1]))
  })

  test('error: a limit out of bounds, twice, or another parameter is refused', async () => {
    const { ask } = await start([])
    for (const query of ['?limit=0', '?limit=101', '?limit=1e1', '?limit=5&limit=6', '?from=1']) {
      const answer = await ask.swaps('LOVE-ETH', query)
      expect([query, answer.status]).toEqual([query, 400])
      expect(await answer.json()).toEqual({ error: expect.stringMatching(/limit.*\.$/) })
    }
    expect((await ask.swaps('LOVE-NOTHING')).status).toBe(404)
  })
}
