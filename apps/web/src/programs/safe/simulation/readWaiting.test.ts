import { transactionListPage } from '@love/safe/api/replies/transactions'
import { safeTxOf } from '@love/safe/build/safeTxOf'
import { safeTxHash } from '@love/safe/safeTx'
import { testDetails } from '@love/safe/test/testDetails'
import { numberToHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { type ReadWaitingDeps, readWaiting } from './readWaiting.ts'

const safe = numberToHex(0x5afe, { size: 20 })
const identity = { safe, chainId: 1337, version: '1.4.1' }
const txOf = (nonce: number) =>
  safeTxOf({
    calls: [{ to: zeroAddress, value: 1n, data: '0x' }],
    nonce: BigInt(nonce),
    multiSendCallOnly: zeroAddress,
  })
const idOf = (nonce: number) => `multisig_${safe}_${safeTxHash({ ...identity, tx: txOf(nonce) })}`
const page = (nonces: readonly number[], next?: string) =>
  transactionListPage.parse({
    next,
    results: [
      { type: 'LABEL', label: 'Next' },
      ...nonces.map((nonce) => ({
        type: 'TRANSACTION',
        conflictType: 'None',
        transaction: {
          id: idOf(nonce),
          timestamp: 0,
          txStatus: 'AWAITING_CONFIRMATIONS',
          txInfo: {
            type: 'Custom',
            to: { value: safe },
            dataSize: '0',
            value: '0',
            isCancellation: false,
          },
          executionInfo: { type: 'MULTISIG', nonce, confirmationsRequired: 2, confirmationsSubmitted: 1 },
        },
      })),
    ],
  })
const details = (id: string) => {
  const nonce = [1, 2, 3].find((one) => idOf(one) === id) ?? 0
  return testDetails(txOf(nonce), identity)
}
const deps: ReadWaitingDeps = {
  readPage: async (next) => (next === undefined ? page([1, 2], 'more') : page([3])),
  readDetails: async (id) => details(id),
}

test('default: every page, with the fields of everything in it', async () => {
  const { items, isCut } = await readWaiting(deps, identity)
  expect(items.map(({ nonce, tx }) => [nonce, tx?.nonce])).toEqual([
    [1n, 1n],
    [2n, 2n],
    [3n, 3n],
  ])
  expect(items[0]).toMatchObject({ signed: 1, required: 2 })
  expect(isCut).toBe(false)
})

test('error: fields that do not match, or are those of another one, are left out', async () => {
  const altered = { ...testDetails(txOf(1), identity), safeAddress: zeroAddress }
  const lies: ReadWaitingDeps = {
    ...deps,
    readDetails: async (id) => (id === idOf(1) ? altered : id === idOf(2) ? details(idOf(3)) : details(id)),
  }
  const { items } = await readWaiting(lies, identity)
  expect(items.map(({ nonce, tx }) => [nonce, tx === undefined])).toEqual([
    [1n, true],
    [2n, true],
    [3n, false],
  ])
})

test('error: a gateway whose pages never end is left after some of them', async () => {
  const { items, isCut } = await readWaiting(
    { ...deps, readPage: async () => page([1, 2], 'more') },
    identity,
  )
  expect(items).toHaveLength(80)
  expect(isCut).toBe(true)
})
