import { transactionPage } from '@love/safe/api/replies/transactions'
import { getAddress, type Hash, numberToHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { type DeletedProposal, emptied, emptyBin, withDeleted, withHidden } from './bin.ts'
import { binContent } from './binContent.ts'

const hash = (number: number): Hash => numberToHex(number, { size: 32 })
const owner = getAddress(numberToHex(0xaa, { size: 20 }))

const deleted = (number: number): DeletedProposal => ({
  safeTxHash: hash(number),
  tx: {
    to: owner,
    value: 1n,
    data: '0x',
    operation: 0,
    nonce: 5n,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
  },
  signatures: [],
  proposer: owner,
  title: 'A gift',
  deletedAt: 1,
})

/** As a gateway lists it. */
const listed = (
  number: number,
  nonce: number,
  txStatus: string,
  id = `multisig_${owner}_${hash(number)}`,
) => ({
  type: 'TRANSACTION',
  conflictType: 'None',
  transaction: {
    id,
    timestamp: 1,
    txStatus,
    txHash: null,
    txInfo: { type: 'Custom', to: { value: owner }, dataSize: '0', value: '1', isCancellation: false },
    executionInfo: { type: 'MULTISIG', nonce, confirmationsRequired: 2, confirmationsSubmitted: 1 },
  },
})
const itemsOf = (...results: readonly object[]) => transactionPage.parse({ results }).results

test('default: what was deleted here, and what lost its nonce', () => {
  const bin = withDeleted(emptyBin, deleted(1))
  const items = itemsOf(listed(2, 6, 'AWAITING_CONFIRMATIONS'), listed(3, 4, 'CANCELLED'))
  const content = binContent({ bin, items, safeNonce: 5n })
  expect(content.deleted).toEqual([deleted(1)])
  expect(content.replaced).toMatchObject([{ hash: hash(3), nonce: 4 }])
  expect(content.queued).toEqual([6n])
})

test('behavior: what waits again, was taken out or lies before the last emptying is not in there', () => {
  const bin = withHidden(withDeleted(withDeleted(emptyBin, deleted(1)), deleted(2)), hash(4))
  const again = listed(1, 6, 'AWAITING_EXECUTION', `multisig_${owner}_0x${hash(1).slice(2).toUpperCase()}`)
  const items = itemsOf(again, listed(3, 4, 'CANCELLED'), listed(4, 4, 'CANCELLED'))
  const content = binContent({ bin, items, safeNonce: 5n })
  expect(content.deleted).toEqual([deleted(2)])
  expect(content.replaced).toMatchObject([{ hash: hash(3) }])
  const after = binContent({ bin: emptied(bin, 5n), items, safeNonce: 5n })
  expect([after.deleted, after.replaced]).toEqual([[], []])
})

test('error: a gateway that says nonsense, or calls over what still waits, adds nothing', () => {
  const items = itemsOf(
    listed(1, 5, 'CANCELLED'),
    listed(2, -1, 'CANCELLED'),
    listed(3, 4, 'CANCELLED', 'multisig_x'),
    { type: 'LABEL', label: 'Next' },
  )
  expect(binContent({ bin: emptyBin, items, safeNonce: 5n })).toMatchObject({ deleted: [], replaced: [] })
})
