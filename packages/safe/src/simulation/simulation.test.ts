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
  [{ status: 'waits', nonce: '7' }, 'It waits for nonce 7.'],
  [{ status: 'untried' }, 'could not be tried'],
  [{ status: 'success', gasUsed: '1', changes: [], owners: [], threshold: 1 }, 'It works.'],
  [
    { status: 'failed', reason: say('no'), gasUsed: '1', changes: [], owners: [], threshold: 1 },
    'uses its nonce up: nothing else comes of it. The contract says: “no”',
  ],
  [{ ...reverted, returned: say('GS013'), reason: say('too little') }, 'The contract says: “too little”'],
  [{ ...reverted, returned: say('GS013'), reason: say('GS205') }, 'That owner is not there'],
  [{ ...reverted, returned: say('GS013'), reason: '0x' }, 'A call inside fails. (GS013)'],
  [{ ...reverted, returned: say('GS010'), reason: '0x' }, 'not enough gas'],
  [{ ...reverted, returned: say('GS999'), reason: '0x' }, 'The Safe refuses it. (GS999)'],
  [{ ...reverted, returned: '0xdeadbeef01', reason: '0x' }, 'guard or a call inside refuses it: 0xdeadbeef…'],
  [{ ...reverted, returned: '0x', reason: '0x' }, 'does not say why'],
  [{ ...reverted, returned: say('a\u202eb\nc'), reason: '0x' }, '“abc”'],
])('behavior: in words, %#', (step, words) => {
  expect(simulationWords(step)).toContain(words)
})
