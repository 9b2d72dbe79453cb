import { expect, test } from 'vitest'
import { createSteppedAnswerer, type Question, settle } from '../../test/createSteppedAnswerer.ts'

const account = `0x${'11'.repeat(20)}`
const read: Question = ['eth_call', { to: account }, 'latest']
/** Of the same weight. */
const other: Question = ['eth_call', { to: account, data: '0x01' }, 'latest']
const never = (method: string): Question => [method, `0x${'22'.repeat(32)}`]

const one = [{ result: '0x1' }]
const busy = [{ error: { code: -32005, message: expect.stringContaining('nodes are busy') } }]

test.each([0, 1_000])(
  'default: a thousand who ask the same at once are one question, and all are answered (trust %i ms)',
  async (trustMs) => {
    const { ask, heard, send } = createSteppedAnswerer({ trustMs })
    const answers = Array.from({ length: 1_000 }, (_, at) => ask([read], { client: `${at}` }))
    await settle()
    expect(heard).toEqual([trustMs > 0 ? ['eth_call', 'eth_blockNumber'] : ['eth_call']])
    send()
    expect(await Promise.all(answers)).toEqual(Array.from(answers, () => one))
  },
)

test('behavior: equal calls of a batch are one, beside others in their order', async () => {
  const { ask, heard, send } = createSteppedAnswerer({ trustMs: 0 })
  const answers = ask([
    read,
    never('eth_getTransactionReceipt'),
    read,
    other,
    never('eth_getTransactionReceipt'),
  ])
  await settle()
  expect(heard).toEqual([['eth_call', 'eth_getTransactionReceipt', 'eth_call', 'eth_getTransactionReceipt']])
  send()
  expect(await answers).toEqual(Array.from({ length: 5 }, () => ({ result: '0x1' })))
})

test('behavior: who asked first goes away: the others are answered', async () => {
  const { ask, heard, send } = createSteppedAnswerer()
  let isThere = true
  void ask([read], { client: 'first', isWanted: () => isThere })
  await settle()
  const answer = ask([read], { client: 'second' })
  isThere = false
  await settle()
  send()
  expect(await answer).toEqual(one)
  expect(heard).toHaveLength(1)
})

test('behavior: nobody waits in the place of another: who is not let in yet has asked nothing', async () => {
  // One call fits at a time.
  const { ask, heard, send, gate } = createSteppedAnswerer({ gasAtOnce: 10_000_000, trustMs: 0 })
  const greedy = [ask([other], { client: 'greedy' }), ask([read], { client: 'greedy' })]
  await settle()
  expect([heard.length, gate.waiting()]).toEqual([1, 1])
  const answer = ask([read], { client: 'quiet' })
  await settle()
  expect([heard.length, gate.waiting()]).toEqual([2, 1])
  send(1)
  expect(await answer).toEqual(one)
  send()
  await settle()
  send()
  expect(await Promise.all(greedy)).toEqual([one, one])
})

test('behavior: who waited for room takes what somebody else has asked meanwhile', async () => {
  const { ask, heard, send } = createSteppedAnswerer({ gasAtOnce: 10_000_000 })
  const before = [
    ask([other], { client: 'a' }),
    ask([['eth_call', { to: account, data: '0x02' }]], { client: 'b' }),
  ]
  await settle()
  // Both wait for room; the first of them that finds it asks for both.
  const answers = ['c', 'd', 'e'].map((client) => ask([read], { client }))
  await settle()
  expect(heard).toHaveLength(2)
  send()
  await settle()
  expect(heard).toHaveLength(3)
  send()
  send()
  await Promise.all(before)
  expect(await Promise.all(answers)).toEqual([one, one, one])
  expect(heard).toHaveLength(3)
})

test('error: who is refused is refused alone', async () => {
  const { ask, send } = createSteppedAnswerer({ gasAtOnce: 10_000_000 })
  const first = ask([other], { client: 'a' })
  await settle()
  const isGone = ask([read], { client: 'a', isWanted: () => false })
  const answer = ask([read], { client: 'b' })
  expect(await isGone).toEqual(busy)
  await settle()
  send(1)
  expect(await answer).toEqual(one)
  send()
  expect(await first).toEqual(one)
})

test('behavior: who asks for little does not wait for the much that was asked with it', async () => {
  const { ask, heard, send } = createSteppedAnswerer()
  const heavy = ask([read, other], { client: 'heavy' })
  await settle()
  const light = ask([read], { client: 'light' })
  await settle()
  expect(heard).toHaveLength(2)
  const asHeavy = ask([other, read], { client: 'as heavy' })
  await settle()
  expect(heard).toHaveLength(2)
  send(1)
  expect(await light).toEqual(one)
  send()
  expect(await Promise.all([heavy, asHeavy])).toEqual([
    [...one, ...one],
    [...one, ...one],
  ])
})

test('behavior: a question that is lost is asked again by who comes a second later', async () => {
  const { ask, heard, send, clock } = createSteppedAnswerer()
  const first = ask([read])
  await settle()
  clock.ms = 1_000
  const second = ask([read])
  await settle()
  expect(heard).toHaveLength(1)
  clock.ms = 1_001
  const third = ask([read])
  await settle()
  expect(heard).toHaveLength(2)
  send(1)
  expect(await third).toEqual(one)
  send()
  expect(await Promise.all([first, second])).toEqual([one, one])
})

/** Answers whatever is asked until that is done. */
async function answered<T>({ send }: ReturnType<typeof createSteppedAnswerer>, work: Promise<T>): Promise<T> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  work.then(end, end)
  while (!isOver) {
    send()
    await settle()
  }
  return work
}

test('default: kept until the next block, and a look a second is all that it takes', async () => {
  const stepped = createSteppedAnswerer()
  const { ask, heard, clock, mine } = stepped
  const count = (name: string) => heard.flat().filter((method) => method === name).length
  for (; clock.ms < 12_000; clock.ms += 50) await answered(stepped, ask([read]))
  // Once at first, and once when all nodes must have the block.
  expect([count('eth_call'), count('eth_blockNumber')]).toEqual([2, 12])
  mine()
  clock.ms += 1_000
  for (let again = 0; again < 3; again++)
    expect(await answered(stepped, ask([read]))).toEqual([{ result: '0x2' }])
  expect(count('eth_call')).toBe(3)
})

test('behavior: many who come while it is looked for wait for the same look', async () => {
  const stepped = createSteppedAnswerer()
  const { ask, heard, clock } = stepped
  clock.ms = 2_000
  await answered(stepped, ask([read]))
  clock.ms = 5_000
  const before = heard.length
  const all = Promise.all(Array.from({ length: 100 }, () => ask([read])))
  expect(await answered(stepped, all)).toEqual(Array.from({ length: 100 }, () => one))
  expect(heard.slice(before)).toEqual([['eth_blockNumber']])
})

test('error: where no node says which block it has, nothing that is kept is given', async () => {
  const stepped = createSteppedAnswerer()
  const { ask, heard, clock, fail } = stepped
  clock.ms = 2_000
  await answered(stepped, ask([read]))
  clock.ms = 5_000
  const answer = ask([read])
  await settle()
  expect(heard.at(-1)).toEqual(['eth_blockNumber'])
  fail()
  await settle()
  expect(heard.at(-1)).toEqual(['eth_call', 'eth_blockNumber'])
  expect(await answered(stepped, answer)).toEqual(one)
})

test('error: who asks meanwhile shares an error, who comes later does not', async () => {
  const stepped = createSteppedAnswerer()
  const { ask, heard, fail } = stepped
  const answers = [ask([read]), ask([read]), ask([read])]
  await settle()
  fail()
  for (const [answer] of await Promise.all(answers)) expect(answer).toHaveProperty('error')
  expect(heard).toHaveLength(1)
  expect(await answered(stepped, ask([read]))).toEqual(one)
})
