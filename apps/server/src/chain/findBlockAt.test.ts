import fc from 'fast-check'
import { createClient, custom, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { findBlockAt } from './findBlockAt.ts'

/** A chain of nothing but times. */
function chainOf(times: readonly bigint[]) {
  const asked: bigint[] = []
  const request = async ({ params: [number] }: { params: [`0x${string}`] }) => {
    asked.push(BigInt(number))
    return { number, timestamp: numberToHex(times[Number(number)] ?? 0n), transactions: [] }
  }
  const newest = { block: BigInt(times.length - 1), timestamp: times.at(-1) ?? 0n }
  return { asked, newest, client: createClient({ transport: custom({ request }, { retryCount: 0 }) }) }
}

const gaps = fc.array(fc.bigInt({ min: 1n, max: 3_600n }), { minLength: 1, maxLength: 5_000, size: 'max' })

test('default: the last block at or before a time, for any chain and any time', async () => {
  await fc.assert(
    fc.asyncProperty(gaps, fc.nat({ max: 20_000 }), fc.option(fc.nat()), async (list, offset, from) => {
      const times: bigint[] = []
      for (const gap of list) times.push((times.at(-1) ?? 1_000n) + gap)
      const timestamp = 1_000n + BigInt(offset)
      const expected = times.findLastIndex((time) => time <= timestamp)
      const { client, newest } = chainOf(times)
      const at = from === null ? -1 : from % times.length
      const oldest = at < 0 ? undefined : { block: BigInt(at), timestamp: times[at] ?? 0n }
      const found = await findBlockAt(client, { timestamp, newest, oldest })
      expect(found).toEqual(
        expected < 0 ? undefined : { block: BigInt(expected), timestamp: times[expected] },
      )
    }),
    { numRuns: 30 },
  )
})

test('behavior: a day of a long chain takes few questions, and fewer the next time', async () => {
  const times = Array.from({ length: 1_000_000 }, (_, at) => 1_700_000_000n + 12n * BigInt(at))
  const { client, newest, asked } = chainOf(times)
  const found = await findBlockAt(client, { timestamp: newest.timestamp - 86_400n, newest })
  expect(found?.block).toBe(newest.block - 7_200n)
  expect(asked.length).toBeLessThan(18)
  asked.length = 0
  await findBlockAt(client, { timestamp: newest.timestamp - 86_100n, newest, oldest: found })
  expect(asked.length).toBeLessThan(14)
})
