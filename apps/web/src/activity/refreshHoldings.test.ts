import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { hashOf, minedIn, owner, testTransaction } from '../../test/testTransaction.ts'
import { holdingsKey } from '../chain/holdings/holdingsKey.ts'
import { createBrowserStorage } from '../storage/storage.ts'
import { createTransactionStore } from './createTransactionStore.ts'
import { refreshHoldings } from './refreshHoldings.ts'
import { addTransaction } from './transactions.ts'

function setup() {
  const store = createTransactionStore(
    createBrowserStorage({
      storage: () => {
        throw new Error('Denied.')
      },
      events: new EventTarget(),
      openChannel: () => undefined,
    }),
  )
  const queryClient = new QueryClient()
  const own = [...holdingsKey(owner.chainId, owner.address), 'ETH']
  const other = [...holdingsKey(owner.chainId, hashOf(9).slice(0, 42) as typeof owner.address), 'ETH']
  const fill = () => {
    for (const key of [own, other]) queryClient.setQueryData(key, 1)
  }
  const isOld = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated
  refreshHoldings({ store, queryClient })
  fill()
  return { store, queryClient, fill, own: () => isOld(own), other: () => isOld(other) }
}

test('default: holdings are old once a transaction is in a block, those of others are not', () => {
  const { store, own, other, fill } = setup()
  const sent = testTransaction()
  store.update(owner, (all) => addTransaction(all, sent))
  expect(own()).toBe(false)
  const included = {
    status: 'pending',
    detail: 'included',
    mined: minedIn(7),
    depth: 1,
    moved: false,
  } as const
  store.update(owner, (all) => all.map((transaction) => ({ ...transaction, state: included })))
  expect([own(), other()]).toEqual([true, false])
  fill()
  store.update(owner, (all) =>
    all.map((transaction) => ({ ...transaction, state: { ...included, depth: 2 } })),
  )
  expect(own()).toBe(false)
})

test('behavior: a block that the chain takes back makes them old again', () => {
  const { store, own, fill } = setup()
  const state = { status: 'confirmed', detail: 'success', mined: minedIn(7), at: 1 } as const
  store.update(owner, (all) => addTransaction(all, testTransaction({ state })))
  fill()
  store.update(owner, (all) =>
    all.map((one) => ({ ...one, state: { status: 'pending', detail: 'reorged' } })),
  )
  expect(own()).toBe(true)
})

test('behavior: several transactions in a moment are one reading', async () => {
  const { store, queryClient } = setup()
  let reads = 0
  const observer = new QueryObserver(queryClient, {
    queryKey: [...holdingsKey(owner.chainId, owner.address), 'LOVE'],
    queryFn: () => ++reads,
    initialData: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const stop = observer.subscribe(() => undefined)
  for (const count of [1, 2, 3]) {
    const state = { status: 'confirmed', detail: 'success', mined: minedIn(count), at: 1 } as const
    store.update(owner, (all) => addTransaction(all, testTransaction({ hash: hashOf(count) })))
    store.update(owner, (all) => all.map((one) => (one.hash === hashOf(count) ? { ...one, state } : one)))
  }
  await expect.poll(() => reads).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(reads).toBe(1)
  stop()
})
