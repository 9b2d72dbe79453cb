import { expect, test } from 'vitest'
import { hashOf, owner } from '../../test/testTransaction.ts'
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
  const asked = { to: owner.address, value: 1n, input: '0x' } as const
  trackTransaction({ ...swap, hash: hashOf(2), asked: [asked] })
  const [known] = get().filter(({ hash }) => hash === hashOf(2))
  expect(known?.fingerprint).toMatch(/^0x[0-9a-f]{64}$/)
  expect(known?.reviewed).toMatchObject([{ value: 1n, fingerprint: known?.fingerprint }])
  // Of a whole batch nobody knows which call it is.
  trackTransaction({ ...swap, hash: hashOf(3), asked: [asked, { ...asked, value: 2n }] })
  const [batch] = get().filter(({ hash }) => hash === hashOf(3))
  expect(batch?.fingerprint).toBeUndefined()
  expect(batch?.reviewed).toHaveLength(2)
})
