import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../packages/contracts/testRuns.ts'
import type { Read } from '../../follow/chain.ts'
import { findFirstBlock } from './findFirstBlock.ts'
import { setupTopic } from './safeEvents.ts'

const address = `0x${'5'.repeat(40)}`
const hash = `0x${'1'.repeat(64)}`

/** A chain on which a contract is since a block, by nodes that know code since another. */
function chain({
  since,
  knownSince = 0,
  logs = true,
}: {
  since: number
  knownSince?: number
  logs?: boolean
}) {
  const asked: number[] = []
  const read: Read = async (calls) => {
    asked.push(calls.length)
    return calls.map(({ method, params }) => {
      const refused = { error: { code: -32_000, message: 'missing trie node' } }
      if (method === 'eth_getCode') {
        const block = Number(params[1])
        return block < knownSince ? refused : { result: block >= since ? '0x6001' : '0x' }
      }
      const [blockNumber, place] = [`0x${since.toString(16)}`, { blockHash: hash, logIndex: '0x0' }]
      const log = { address, topics: [setupTopic], data: '0x', blockNumber, ...place, transactionHash: hash }
      return logs ? { result: [log] } : refused
    })
  }
  return { asked, read }
}

test('default: the first block with code, wherever it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(5_000), fc.nat(5_000), async (since, more) => {
      const { read } = chain({ since })
      expect(await findFirstBlock(read, { address, head: since + more })).toBe(since)
    }),
    { numRuns: runs(100, 5_000) },
  )
})

test('behavior: on a long chain it takes few requests', async () => {
  const { read, asked } = chain({ since: 19_876_543 })
  expect(await findFirstBlock(read, { address, head: 23_000_000 })).toBe(19_876_543)
  expect(asked.length).toBeLessThanOrEqual(9)
})

test('behavior: what is not there yet begins after the head', async () => {
  expect(await findFirstBlock(chain({ since: 101 }).read, { address, head: 100 })).toBe(101)
})

test('behavior: a node without the past is asked for the setup, and one that does not tell costs time only', async () => {
  const parameters = { address, head: 1_000 }
  expect(await findFirstBlock(chain({ since: 70, knownSince: 900 }).read, parameters)).toBe(70)
  expect(await findFirstBlock(chain({ since: 70, knownSince: 900, logs: false }).read, parameters)).toBe(0)
  await expect(
    findFirstBlock(chain({ since: 70, knownSince: 2_000 }).read, parameters),
  ).rejects.toMatchObject({
    code: 'silent',
  })
})
