import { encodeErrorResult, numberToHex, parseAbi, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { testSafeTx } from '../../test/testSafeTx.ts'
import { planQueue } from './queueSimulation.ts'
import { simulationWords } from './simulationWords.ts'

const safe = numberToHex(0x5afe, { size: 20 })
const say = (text: string) =>
  encodeErrorResult({ abi: parseAbi(['error Error(string)']), errorName: 'Error', args: [text] })
const reverted = { status: 'reverted', gasUsed: '1' } as const

test('default: one transaction a nonce, in order', () => {
  const transactions = [7n, 5n, 5n, 6n].map((nonce, index) => testSafeTx({ nonce, value: BigInt(index) }))
  const { steps } = planQueue({ safe, transactions, tokens: [] })
  expect(steps.map(({ nonce, value }) => [nonce, value])).toEqual([
    ['5', '1'],
    ['6', '3'],
    ['7', '0'],
  ])
})

test('behavior: one that is dropped is a rejection, one that is not there stays a gap', () => {
  const transactions = [5n, 6n].map((nonce) => testSafeTx({ nonce, value: 9n, to: zeroAddress }))
  const dropped = planQueue({ safe, transactions, tokens: [], without: 5n })
  expect(dropped.steps).toMatchObject([
    { nonce: '5', to: safe, value: '0', data: '0x' },
    { nonce: '6', value: '9' },
  ])
  expect(planQueue({ safe, transactions, tokens: [], without: 4n }).steps).toHaveLength(2)
})

test.each<[Parameters<typeof simulationWords>[0], string]>([
  [{ status: 'used' }, 'can never be executed'],
  [{ status: 'waits', nonce: '7' }, 'Waiting for nonce 7.'],
  [{ status: 'untried' }, 'Not simulated'],
  [{ status: 'success', gasUsed: '1', changes: [], owners: [], threshold: 1 }, 'Succeeds.'],
  [
    { status: 'failed', reason: say('no'), gasUsed: '1', changes: [], owners: [], threshold: 1 },
    'Fails, but uses up its nonce. Reason: “no”',
  ],
  [{ ...reverted, returned: say('GS013'), reason: say('too little') }, 'Reason: “too little”'],
  [{ ...reverted, returned: say('GS013'), reason: say('GS205') }, 'the owner list has changed'],
  [{ ...reverted, returned: say('GS013'), reason: '0x' }, 'An inner call failed. (GS013)'],
  [{ ...reverted, returned: say('GS010'), reason: '0x' }, 'Not enough gas'],
  [{ ...reverted, returned: say('GS999'), reason: '0x' }, 'The Safe rejected it. (GS999)'],
  [
    { ...reverted, returned: '0xdeadbeef01', reason: '0x' },
    'guard or an inner call: 0xdeadbeef… (not decoded).',
  ],
  [{ ...reverted, returned: '0x', reason: '0x' }, 'No reason given.'],
  [{ ...reverted, returned: say('a\u202eb\nc'), reason: '0x' }, '“abc”'],
])('behavior: in words, %#', (step, words) => {
  expect(simulationWords(step)).toContain(words)
})
