import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSteppedAnswerer, type Question, settle } from '../../../test/createSteppedAnswerer.ts'

const { TEST_DEEP } = process.env
const numRuns = TEST_DEEP ? 20_000 : 500

const account = `0x${'11'.repeat(20)}`
const call: Question = ['eth_call', { to: account }, 'latest']
const receipt: Question = ['eth_getTransactionReceipt', `0x${'22'.repeat(32)}`]
const transaction: Question = ['eth_sendRawTransaction', '0x00']
const questions: readonly Question[] = [
  call,
  receipt,
  transaction,
  ['eth_getBalance', account],
  ['eth_getBalance', account, 'pending'],
  ['eth_blockNumber'],
  ['eth_estimateGas', { to: account }],
]

const some = fc.subarray([...questions], { minLength: 1, maxLength: 2 })

const step = fc.oneof(
  // Whose answer is waited for, and who is not waited for.
  { weight: 4, arbitrary: fc.constantFrom(...questions).map((whole) => ({ whole })) },
  { weight: 3, arbitrary: some.map((ask) => ({ ask })) },
  { weight: 3, arbitrary: fc.record({ send: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ work: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.constant({ mine: true as const }) },
  { weight: 2, arbitrary: fc.record({ pass: fc.constantFrom(100, 600, 1_001) }) },
  // The monitor may have been told before others were.
  { weight: 1, arbitrary: fc.record({ poll: fc.nat(1) }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** What somebody saw that they should not have seen, in words. */
async function faultsOf(trustMs: number, steps: readonly Step[]): Promise<string[]> {
  const one = createSteppedAnswerer({ trustMs })
  const faults: string[] = []
  const blocks = [{ at: 0, block: 1 }]
  let told = 0
  const ask = async (asked: readonly Question[]) => {
    const { ms } = one.clock
    const seen = told
    const then = blocks.findLast(({ at }) => at < ms - 1_000)?.block ?? 0
    const answers = await one.ask(asked)
    for (const [at, answer] of answers.entries()) {
      const block = 'result' in answer ? Number(answer.result) : Number.NaN
      if (!(block >= seen)) faults.push(`${asked[at]?.[0]} of block ${block} after ${seen} was told`)
      if (!(block >= then)) faults.push(`${asked[at]?.[0]} of block ${block}, a second after ${then}`)
      told = Math.max(told, block)
    }
  }
  const asked: Promise<void>[] = []
  const answerNewest = async (until: () => boolean) => {
    for (await settle(); !until(); await settle()) one.send(one.waiting() - 1)
  }
  for (const each of steps) {
    if ('ask' in each) asked.push(ask(each.ask))
    else if ('whole' in each) {
      let isOver = false
      asked.push(
        ask([each.whole]).then(() => {
          isOver = true
        }),
      )
      await answerNewest(() => isOver)
    } else if ('send' in each) one.send(each.send)
    else if ('work' in each) one.work(each.work)
    else if ('mine' in each) one.mine()
    else if ('pass' in each) one.clock.ms += each.pass
    else one.newest.restart(Math.max(1, one.block() - each.poll))
    await settle()
    blocks.push({ at: one.clock.ms, block: one.block() })
  }
  await answerNewest(() => one.waiting() === 0)
  await Promise.all(asked)
  return faults
}

test.each<[string, readonly Step[]]>([
  [
    'a block that nobody was told of, a second later',
    [{ pass: 1_001 }, { whole: call }, { mine: true }, { pass: 1_001 }, { whole: call }],
  ],
  [
    'a block that comes in the middle of a request',
    [{ whole: call }, { ask: [receipt] }, { work: 0 }, { mine: true }, { send: 0 }, { whole: call }],
  ],
  [
    'an answer that was read before a transaction and comes after it',
    [
      { whole: call },
      { ask: [receipt] },
      { work: 0 },
      { work: 0 },
      { whole: transaction },
      { send: 0 },
      { whole: call },
    ],
  ],
  [
    'an equal question that was read before the block of a receipt, and is still on its way',
    [{ ask: [call] }, { work: 0 }, { work: 0 }, { mine: true }, { whole: receipt }, { whole: call }],
  ],
])('behavior: nobody goes back in time: %s', async (_, steps) => {
  expect(await faultsOf(0, steps)).toEqual([])
  expect(await faultsOf(1_000, steps)).toEqual([])
})

test.each([0, 1_000])(
  'behavior: who was told of a block is never given the state before it, nor anybody what is older than a second (trust %i ms)',
  async (trustMs) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
        expect(await faultsOf(trustMs, steps)).toEqual([])
      }),
      { numRuns },
    )
  },
)
