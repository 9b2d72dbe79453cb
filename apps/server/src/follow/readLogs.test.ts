import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../packages/contracts/testRuns.ts'
import type { ChainLog } from './chainLog.ts'
import { createRangeSize } from './createRangeSize.ts'
import { FollowError } from './FollowError.ts'
import { answersTo, type LogQuestion } from './logQuestion.ts'
import { parseLogs } from './parseLogs.ts'
import { readLogs } from './readLogs.ts'

const filter = { addresses: ['0xa', '0xb', '0xc', '0xd', '0xe'], topics: ['0x1', '0x2', '0x3'] }

/** A chain of logs, in the order they are given. */
function logsOf(places: readonly { block: number; address: string; topic: string }[]): ChainLog[] {
  return places
    .toSorted((a, b) => a.block - b.block)
    .map(({ block, address, topic }, logIndex) => {
      const hash = `0x${block}`
      return { address, topics: [topic], data: '0x', block, blockHash: hash, logIndex, transactionHash: hash }
    })
}

/** A node that does as it likes with an answer. */
function node(logs: readonly ChainLog[], make: (found: ChainLog[], question: LogQuestion) => ChainLog[]) {
  const questions: LogQuestion[] = []
  const ask = async (asked: readonly LogQuestion[]) => {
    questions.push(...asked)
    return asked.map((question) => make(logs.filter(answersTo(question)), question))
  }
  const read = (from: number, to: number, most = 1e6, size = createRangeSize()) =>
    readLogs(ask, { filter, from, to, size, most })
  return { questions, read }
}

const refuse = (message: string): never => {
  throw new FollowError('refused', message)
}

const place = fc.record({
  block: fc.oneof(fc.nat(40), fc.nat(2)),
  address: fc.constantFrom(...filter.addresses),
  topic: fc.constantFrom(...filter.topics),
})
/** As events of one kind, contract and block are never many, there is a limit above which nothing must be lost. */
const someLogs = fc.array(place, { maxLength: 60 }).map((places) => {
  const kinds = new Map<string, number>()
  for (const { block, address, topic } of places) {
    const key = `${block} ${address} ${topic}`
    kinds.set(key, (kinds.get(key) ?? 0) + 1)
  }
  return { logs: logsOf(places), most: Math.max(1, ...kinds.values()) }
})

test('behavior: a node that leaves out the end or the beginning of long answers loses nothing', async () => {
  await fc.assert(
    fc.asyncProperty(someLogs, fc.nat(8), fc.boolean(), async ({ logs, most }, more, isEnd) => {
      const limit = most + 1 + more
      const { read } = node(logs, (found) => (isEnd ? found.slice(0, limit) : found.slice(-limit)))
      expect(await read(0, 50)).toEqual({ logs, to: 50 })
    }),
    { numRuns: runs(300, 10_000) },
  )
})

test('behavior: a node that refuses long answers or long ranges loses nothing', async () => {
  await fc.assert(
    fc.asyncProperty(someLogs, fc.nat(8), fc.integer({ min: 1, max: 20 }), async (chain, more, blocks) => {
      const { read } = node(chain.logs, (found, { from, to }) => {
        if (to - from >= blocks) return refuse('too many blocks')
        return found.length > chain.most + more ? refuse('too many logs') : found
      })
      expect(await read(0, 50)).toEqual({ logs: chain.logs, to: 50 })
    }),
    { numRuns: runs(300, 10_000) },
  )
})

test('behavior: ranges halve when refused, and grow back with patience', async () => {
  let most = 10
  const { questions, read } = node([], (_, { from, to }) => (to - from >= most ? refuse('too many') : []))
  const size = createRangeSize()
  expect(await read(1, 20_000, 1e6, size)).toEqual({ logs: [], to: 20_000 })
  expect(size.blocks()).toBeLessThanOrEqual(10)
  const refused = questions.filter(({ from, to }) => to - from >= 10).length
  expect(refused / questions.length).toBeLessThan(0.05)
  most = 1e6
  await read(20_001, 100_000, 1e6, size)
  expect(size.blocks()).toBe(2_000)
})

test('behavior: empty ranges cost one question each, and many logs end a reading early', async () => {
  const many = logsOf(
    Array.from({ length: 900 }, (_, at) => ({ block: 10 * at, address: '0xa', topic: '0x1' })),
  )
  const { questions, read } = node(many, (found) => found)
  expect((await read(20_000, 29_999)).logs).toEqual([])
  expect(questions).toHaveLength(5)
  const { logs, to } = await read(0, 9_999, 300)
  expect(to).toBe(3_999)
  expect(logs).toHaveLength(400)
})

test('behavior: without addresses nothing is asked', async () => {
  const ask = async () => refuse('asked')
  const nothing = { addresses: [], topics: ['0x1'] }
  const parameters = { filter: nothing, from: 0, to: 9, size: createRangeSize(), most: 10 }
  expect(await readLogs(ask, parameters)).toEqual({ logs: [], to: 9 })
})

test('error: one block that is refused in every part, and a node that is silent twice', async () => {
  const { read } = node([], () => refuse('no logs today'))
  await expect(read(0, 100)).rejects.toMatchObject({ code: 'refused', message: 'no logs today' })
  let asked = 0
  const silent = async () => {
    asked++
    throw new FollowError('silent', 'No node answers.')
  }
  const parameters = { filter, from: 0, to: 9, size: createRangeSize(), most: 10 }
  await expect(readLogs(silent, parameters)).rejects.toMatchObject({ code: 'silent' })
  expect(asked).toBe(2)
})

const word = (digit: string) => `0x${digit.repeat(64)}`
const good = {
  address: `0x${'A'.repeat(40)}`,
  topics: [word('1')],
  data: '0x',
  blockNumber: '0x5',
  blockHash: word('b'),
  logIndex: '0x0',
  transactionHash: word('c'),
}
const question = { from: 5, to: 6, addresses: [good.address.toLowerCase()], topics: [word('1')] }

test('behavior: of what a node sends only what was asked is taken, once and in order', () => {
  const later = { ...good, blockNumber: '0x6', blockHash: word('d') }
  const answer = [
    later,
    good,
    good,
    { ...good, logIndex: '0x1', removed: true },
    { ...good, logIndex: '0x2', blockNumber: '0x4' },
    { ...good, logIndex: '0x3', blockNumber: '0x7' },
    { ...good, logIndex: '0x4', address: `0x${'b'.repeat(40)}` },
    { ...good, logIndex: '0x5', topics: [word('2')] },
    { ...good, logIndex: '0x6', topics: [] },
    { ...good, logIndex: '0x7', topics: Array(5).fill(word('1')) },
  ]
  expect(parseLogs(answer, question).map(({ block, logIndex }) => [block, logIndex])).toEqual([
    [5, 0],
    [6, 0],
  ])
})

test.each([null, {}, [null], [{ ...good, data: '0x1' }], [{ ...good, blockNumber: null }], 'text'])(
  'error: %j are no logs',
  (answer) => {
    expect(() => parseLogs(answer, question)).toThrow('something else than logs')
  },
)
