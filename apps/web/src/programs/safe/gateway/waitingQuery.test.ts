import { ConflictType, TransactionStatus } from '@love/safe/api/enumerations'
import type { TransactionListPage } from '@love/safe/api/replies/transactions'
import { type Address, getAddress, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { firstOf } from '../home/WaitsForYou.tsx'
import { waitingFor } from './waitingQuery.ts'

const at = (number: number) => getAddress(numberToHex(number, { size: 20 }))
const [you, other] = [at(1), at(2)]

const item = (nonce: number, txStatus: TransactionStatus, missing: readonly Address[] = []) =>
  ({
    type: 'TRANSACTION',
    conflictType: ConflictType.None,
    transaction: {
      id: `multisig ${nonce}`,
      timestamp: 0,
      txStatus,
      executionInfo: {
        type: 'MULTISIG',
        nonce,
        confirmationsSubmitted: 1,
        confirmationsRequired: 2,
        missingSigners: missing.map((value) => ({ value })),
      },
    },
  }) as unknown as TransactionListPage['results'][number]

const { AWAITING_CONFIRMATIONS: lacks, AWAITING_EXECUTION: ready } = TransactionStatus
const noncesOf = (items: TransactionListPage['results']) =>
  waitingFor(you, items).map(({ info }) => info.nonce)

test('default: what lacks your signature comes first, then what is signed and next', () => {
  expect(noncesOf([item(3, ready), item(4, lacks, [you, other]), item(5, lacks, [you])])).toEqual([4, 5, 3])
})

test('behavior: what waits for others, or for its turn, is not yours', () => {
  expect(noncesOf([item(3, lacks, [other]), item(4, ready)])).toEqual([])
  expect(noncesOf([])).toEqual([])
})

test('behavior: what the Safe executed before is no hole that a proposal waits for', () => {
  const waits = waitingFor(you, [item(7, lacks, [you]), item(9, lacks, [you])]).map(
    ({ waitsFor }) => waitsFor,
  )
  expect(waits).toEqual([undefined, 8])
})

test('behavior: a long list is cut after so many entries, with the Safes that they are of', () => {
  const entries = waitingFor(you, [item(1, lacks, [you]), item(2, lacks, [you])])
  const waiting = [at(7), at(8), at(9)].map((safe) => ({ safe, owner: you, entries }))
  expect(firstOf(waiting, 3).map(({ safe, entries: some }) => [safe, some.length])).toEqual([
    [at(7), 2],
    [at(8), 1],
  ])
  expect(firstOf(waiting, 9)).toEqual(waiting)
})
