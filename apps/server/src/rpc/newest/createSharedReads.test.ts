import { expect, test } from 'vitest'
import { rpcMethods } from '../methods/rpcMethods.ts'
import { createNewestBlock } from './createNewestBlock.ts'
import { createSharedReads } from './createSharedReads.ts'

const known = rpcMethods({ limits: { callGas: 5_000_000, logBlocks: 2_000 }, newestBlock: () => 1 })
const balance = known.find(({ name }) => name === 'eth_getBalance')

function setup(most: { entries: number; bytes: number }) {
  const newest = createNewestBlock({ ask: async () => 1, trustMs: 1_000, now: () => 0 })
  newest.restart(1)
  const reads = createSharedReads({ newest, keyOf: ({ params }) => JSON.stringify(params), most })
  const callOf = (account: string) => {
    if (!balance) throw new Error('There is no such method.')
    return { id: 1, method: balance, params: [account, 'latest'] }
  }
  return {
    async keep(account: string, result: unknown) {
      const ask = async () => ({ answers: [{ result }], block: 1 })
      await Promise.all(reads.ask({ calls: [callOf(account)], gas: 1, ask }).values())
    },
    isKept: (account: string) => {
      return reads.find(callOf(account), { arrived: newest.moment(), gas: 1 }) !== undefined
    },
  }
}

test('behavior: so many are kept; what was not asked for longest goes first', async () => {
  const { keep, isKept } = setup({ entries: 2, bytes: 10_000 })
  await keep('a', '0x1')
  await keep('b', '0x1')
  expect(isKept('a')).toBe(true)
  await keep('c', '0x1')
  expect(['a', 'b', 'c'].map(isKept)).toEqual([true, false, true])
})

test('behavior: so many bytes are kept, and nothing that is heavier than that', async () => {
  const { keep, isKept } = setup({ entries: 100, bytes: 10_000 })
  const long = 'x'.repeat(2_000)
  for (const account of ['a', 'b', 'c']) await keep(account, long)
  expect(['a', 'b', 'c'].map(isKept)).toEqual([false, true, true])
  await keep('d', 'x'.repeat(5_000))
  expect(['b', 'c', 'd'].map(isKept)).toEqual([true, true, false])
})

test('error: nothing at all is not kept', async () => {
  const { keep, isKept } = setup({ entries: 2, bytes: 10_000 })
  await keep('a', null)
  expect(isKept('a')).toBe(false)
})
