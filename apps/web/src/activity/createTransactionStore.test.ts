import { expect, test } from 'vitest'
import { hashOf, minedIn, owner, testTransaction } from '../../test/testTransaction.ts'
import { createBrowserStorage } from '../storage/storage.ts'
import { createTransactionStore } from './createTransactionStore.ts'
import { addTransaction, clearFinished, noteSighting } from './transactions.ts'

const add = (number: number) => testTransaction({ hash: hashOf(number), sentAt: number })

/** One browser; each tab sees what the others write after `deliver`. */
function browser() {
  const items = new Map<string, string>()
  const tabs: { events: EventTarget; news: Event[] }[] = []
  function openTab() {
    const tab = { events: new EventTarget(), news: [] as Event[] }
    tabs.push(tab)
    const tell = (key: string, newValue: string | null) => {
      for (const other of tabs)
        if (other !== tab) other.news.push(Object.assign(new Event('storage'), { key, newValue }))
    }
    const stored = createBrowserStorage({
      storage: () => ({
        getItem: (key) => items.get(key) ?? null,
        setItem: (key, value) => {
          items.set(key, value)
          tell(key, value)
        },
        removeItem: (key) => {
          items.delete(key)
          tell(key, null)
        },
      }),
      events: tab.events,
      openChannel: () => undefined,
    })
    return createTransactionStore(stored)
  }
  function deliver() {
    for (let round = 0; round < 10; round++)
      for (const { events, news } of tabs) for (const event of news.splice(0)) events.dispatchEvent(event)
  }
  return { items, openTab, deliver }
}

test('default: what is added is there, after a reload too', () => {
  const { openTab } = browser()
  const tab = openTab()
  expect(tab.get(owner)).toEqual([])
  tab.update(owner, (all) => addTransaction(all, add(1)))
  expect(tab.get(owner)).toEqual([add(1)])
  expect(openTab().get(owner)).toEqual([add(1)])
})

test('behavior: the list is the same object until something changes', () => {
  const tab = browser().openTab()
  tab.update(owner, (all) => addTransaction(all, add(1)))
  const before = tab.get(owner)
  tab.update(owner, (all) => all)
  expect(tab.get(owner)).toBe(before)
})

test('behavior: listeners hear what was and what is', () => {
  const tab = browser().openTab()
  const heard: unknown[] = []
  const stop = tab.subscribe((before, after) => heard.push([before, after]))
  tab.update(owner, (all) => addTransaction(all, add(1)))
  stop()
  tab.update(owner, (all) => addTransaction(all, add(2)))
  expect(heard).toEqual([[[], [add(1)]]])
})

test('behavior: addresses and chains are apart', () => {
  const tab = browser().openTab()
  tab.update(owner, (all) => addTransaction(all, add(1)))
  expect(tab.get({ ...owner, chainId: 1 })).toEqual([])
})

test('behavior: another tab sees it, and sees it finish and go', () => {
  const { openTab, deliver } = browser()
  const [left, right] = [openTab(), openTab()]
  right.get(owner)
  left.update(owner, (all) => addTransaction(all, add(1)))
  deliver()
  expect(right.get(owner)).toEqual([add(1)])
  const mined = { observation: { kind: 'mined', mined: minedIn(1), depth: 1 }, seen: {} } as const
  left.update(owner, (all) => noteSighting(all, hashOf(1), mined, { now: 5, confirmations: 1 }))
  deliver()
  expect(right.get(owner)[0]?.state.status).toBe('confirmed')
  left.update(owner, clearFinished)
  deliver()
  expect(right.get(owner)).toEqual([])
  expect(openTab().get(owner)).toEqual([])
})

test('behavior: two tabs that write at the same time lose nothing that waits', () => {
  const { items, openTab, deliver } = browser()
  const [left, right] = [openTab(), openTab()]
  left.get(owner)
  right.get(owner)
  left.update(owner, (all) => addTransaction(all, add(1)))
  // As if the right tab had not seen that yet: storage of another process may be a moment old.
  items.clear()
  right.update(owner, (all) => addTransaction(all, add(2)))
  deliver()
  for (const tab of [left, right, openTab()]) expect(tab.get(owner)).toEqual([add(2), add(1)])
})

test('error: one broken key is reset alone', () => {
  const { items, openTab } = browser()
  const other = { ...owner, chainId: 1 }
  const writer = openTab()
  writer.update(owner, (all) => addTransaction(all, add(1)))
  writer.update(other, (all) => addTransaction(all, { ...add(2), chainId: 1 }))
  for (const [key] of items) if (key.includes('-1337-')) items.set(key, '{"broken')
  const tab = openTab()
  expect(tab.get(owner)).toEqual([])
  expect(tab.get(other)).toHaveLength(1)
  tab.update(owner, (all) => addTransaction(all, add(3)))
  expect(openTab().get(owner)).toEqual([add(3)])
})
