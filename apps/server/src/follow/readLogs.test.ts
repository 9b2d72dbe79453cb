import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../packages/contracts/testRuns.ts'
import type { ChainLog } from './chainLog.ts'
import { createRangeSize } from './createRangeSize.ts'
import { FollowError } from './FollowError.ts'
import { answersTo, type LogFilter, type LogQuestion, logsCall, parseLogs } from './logQuestion.ts'
import { readLogs } from './readLogs.ts'

const filter = { addresses: ['0xa', '0xb', '0xc', '0xd', '0xe'], topics: ['0x1', '0x2', '0x3'] }
const people = ['0x7a', '0x7b', '0x7c']
const moves = { addresses: 'any', topics: ['0x9'] } as const
const filters: readonly LogFilter[] = [
  filter,
  { ...moves, about: { place: 1, words: people } },
  { ...moves, about: { place: 2, words: people } },
]

type Place = { block: number; address: string; topics: readonly string[] }

/** A chain of logs, in the order they are given. */
function logsOf(places: readonly Place[]): ChainLog[] {
  return places
    .toSorted((a, b) => a.block - b.block)
    .map(({ block, address, topics }, logIndex) => {
      const hash = `0x${block}`
      return { address, topics, data: '0x', block, blockHash: hash, logIndex, transactionHash: hash }
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
    readLogs(ask, { filters, from, to, size, most })
  return { questions, read }
}

const refuse = (message: string): never => {
  throw new FollowError('refused', message)
}

const block = fc.oneof(fc.nat(40), fc.nat(2))
const event = fc.record({
  block,
  address: fc.constantFrom(...filter.addresses),
  topics: fc.constantFrom(...filter.topics).map((topic) => [topic]),
})
const somebody = fc.constantFrom(...people, '0x7d', '0x7e')
const move = fc.record({
  block,
  address: fc.constantFrom('0xa', '0xf'),
  topics: fc.tuple(somebody, somebody).map((both) => ['0x9', ...both]),
})
const isAsked = ({ topics: [, from = '', to = ''] }: ChainLog) =>
  from === '' || people.includes(from) || people.includes(to)
/** As events of one kind, contract or person and block are never many, there is a limit above which nothing must be lost. */
const someLogs = fc.array(fc.oneof(event, move), { maxLength: 60 }).map((places) => {
  const kinds = new Map<string, number>()
  for (const { block, address, topics } of places) {
    const [, from, to] = topics
    const keys = from === undefined ? [`${address} ${topics[0]}`] : [`from ${from}`, `to ${to}`]
    for (const key of keys) kinds.set(`${block} ${key}`, (kinds.get(`${block} ${key}`) ?? 0) + 1)
  }
  const all = logsOf(places)
  return { all, logs: all.filter(isAsked), most: Math.max(1, ...kinds.values()) }
})

test('behavior: a node that leaves out the end or the beginning of long answers loses nothing', async () => {
  await fc.assert(
    fc.asyncProperty(someLogs, fc.nat(8), fc.boolean(), async ({ all, logs, most }, more, isEnd) => {
      const limit = most + 1 + more
      const { read } = node(all, (found) => (isEnd ? found.slice(0, limit) : found.slice(-limit)))
      expect(await read(0, 50)).toEqual({ logs, to: 50 })
    }),
    { numRuns: runs(300, 10_000) },
  )
})

test('behavior: a node that refuses long answers or long ranges loses nothing', async () => {
  await fc.assert(
    fc.asyncProperty(someLogs, fc.nat(8), fc.integer({ min: 1, max: 20 }), async (chain, more, blocks) => {
      const { read } = node(chain.all, (found, { from, to }) => {
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
    Array.from({ length: 900 }, (_, at) => ({ block: 10 * at, address: '0xa', topics: ['0x1'] })),
  )
  const { questions, read } = node(many, (found) => found)
  expect((await read(20_000, 29_999)).logs).toEqual([])
  expect(questions).toHaveLength(5 * filters.length)
  const { logs, to } = await read(0, 9_999, 300)
  expect(to).toBe(3_999)
  expect(logs).toHaveLength(400)
})

test('behavior: without addresses nothing is asked', async () => {
  const ask = async () => refuse('asked')
  const nothing = [
    { addresses: [], topics: ['0x1'] },
    { addresses: 'any', topics: ['0x1'] },
    { addresses: 'any', topics: ['0x1'], about: { place: 1, words: [] } },
  ] as const
  const parameters = { filters: nothing, from: 0, to: 9, size: createRangeSize(), most: 10 }
  expect(await readLogs(ask, parameters)).toEqual({ logs: [], to: 9 })
})

test('behavior: what only a flood of one kind has too much of is left out, and nothing else', async () => {
  const flood = Array.from({ length: 50 }, () => ({
    block: 5,
    address: '0xf',
    topics: ['0x9', '0x7a', '0x7b'],
  }))
  const other = { block: 5, address: '0xf', topics: ['0x9', '0x7d', '0x7c'] }
  const calm = [4, 6].map((block) => ({ block, address: '0xf', topics: ['0x9', '0x7a', '0x7b'] }))
  const ask = async (asked: readonly LogQuestion[]) =>
    asked.map((question) => {
      const found = logsOf([...flood, ...calm, other]).filter(answersTo(question))
      if (found.length > 20) throw new FollowError('too-large', 'The answer is too large. Request less.')
      return found
    })
  const parameters = { from: 0, to: 9, size: createRangeSize(), most: 1e6 }
  const untrusted = filters.map((one) => ({ ...one, isUntrusted: true }))
  const { logs } = await readLogs(ask, { filters: untrusted, ...parameters })
  expect(logs.map(({ block, topics }) => [block, topics[2]])).toEqual([
    [4, '0x7b'],
    [5, '0x7c'],
    [6, '0x7b'],
  ])
  await expect(readLogs(ask, { filters, ...parameters })).rejects.toMatchObject({ code: 'too-large' })
})

test('behavior: a question says whom the events are about, of whatever contract', () => {
  const range = { from: 1, to: 255 }
  const blocks = { fromBlock: '0x1', toBlock: '0xff' }
  expect(logsCall({ ...filter, ...range }).params).toEqual([
    { ...blocks, address: filter.addresses, topics: [filter.topics] },
  ])
  const [, from, to] = filters.map((one) => logsCall({ ...one, ...range }).params)
  expect(from).toEqual([{ ...blocks, topics: [['0x9'], people] }])
  expect(to).toEqual([{ ...blocks, topics: [['0x9'], null, people] }])
})

test('error: one block that is refused in every part, and a node that is silent twice', async () => {
  const { read } = node([], () => refuse('no logs today'))
  await expect(read(0, 100)).rejects.toMatchObject({ code: 'refused', message: 'no logs today' })
  let asked = 0
  const silent = async () => {
    asked++
    throw new FollowError('silent', 'No node responds.')
  }
  const parameters = { filters: [filter], from: 0, to: 9, size: createRangeSize(), most: 10 }
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

test('behavior: an event of 6 MB is read like any other, where an operator allows such answers', () => {
  const data = `0x${'ab'.repeat(6_000_000)}`
  const [log] = parseLogs([{ ...good, data }], question)
  expect(log?.data === data).toBe(true)
})

test.each([null, {}, [null], [{ ...good, data: '0x1' }], [{ ...good, blockNumber: null }], 'text'])(
  'error: %j are no logs',
  (answer) => {
    expect(() => parseLogs(answer, question)).toThrow('something other than logs')
  },
)
