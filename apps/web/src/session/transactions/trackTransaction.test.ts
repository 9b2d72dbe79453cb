import { expect, test } from 'vitest'
import { hashOf, owner } from './testTransaction.ts'
import { trackTransaction } from './trackTransaction.ts'
import { transactionSetup } from './transactionSetup.ts'

const get = () => transactionSetup().store.get(owner)
const swap = { ...owner, hash: hashOf(1), title: 'Swap\u202E 1 ETH' }

test('default: what was sent is pending, under its checksummed address', () => {
  trackTransaction({ ...swap, address: owner.address.toLowerCase() as typeof owner.address, nonce: 4 })
  expect(get()).toMatchObject([
    { hash: swap.hash, address: owner.address, title: 'Swap 1 ETH', nonce: 4, state: { status: 'pending' } },
  ])
})

test('behavior: to track it twice changes nothing', () => {
  const before = get()
  trackTransaction(swap)
  expect(get()).toBe(before)
})

test('behavior: what was asked of the wallet is remembered by its fingerprint', () => {
  trackTransaction({ ...swap, hash: hashOf(2), request: { to: owner.address, value: 1n, input: '0x' } })
  expect(get().find(({ hash }) => hash === hashOf(2))?.fingerprint).toMatch(/^0x[0-9a-f]{64}$/)
})
