import { type Address, getAddress, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { createStored } from '../../storage/createStored.ts'
import { createKeptBySafe } from './createKeptBySafe.ts'

const at = (number: number): Address => getAddress(numberToHex(number, { size: 20 }))

/** Tabs of one browser, which hear of each other by storage events. */
function openBrowser() {
  const items = new Map<string, string>()
  const tabs: EventTarget[] = []
  return {
    items,
    openTab() {
      const events = new EventTarget()
      tabs.push(events)
      const tell = (key: string, newValue: string | null) => {
        for (const other of tabs.filter((tab) => tab !== events))
          other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
      }
      const storage = {
        getItem: (key: string) => items.get(key) ?? null,
        setItem(key: string, value: string) {
          items.set(key, value)
          tell(key, value)
        },
        removeItem(key: string) {
          items.delete(key)
          tell(key, null)
        },
      }
      return createKeptBySafe<readonly string[]>({
        stored: createStored({ storage: () => storage, events, openChannel: () => undefined }),
        name: 'words',
        parse: (text) => (text ?? '').split(' ').filter((word) => word !== ''),
        write: (words) => (words.length === 0 ? null : words.join(' ')),
      })
    },
  }
}

test('default: each Safe has its own, however its address is spelled', () => {
  const { openTab, items } = openBrowser()
  const kept = openTab()
  const spelled: Address = `0x${at(0xabcdef).slice(2).toLowerCase()}`
  kept.update(spelled, (words) => [...words, 'one'])
  expect(kept.get(at(0xabcdef))).toEqual(['one'])
  expect(kept.get(at(2))).toEqual([])
  expect([...items.keys()]).toEqual([`words.${at(0xabcdef)}`])
  expect(kept.get(at(2))).toBe(kept.get(at(2)))
})

test('behavior: tabs are in step, and what one has just written the other does not lose', () => {
  const { openTab } = openBrowser()
  const [first, second] = [openTab(), openTab()]
  let told = 0
  const stop = second.subscribe(at(1), () => void told++)
  first.update(at(1), (words) => [...words, 'one'])
  expect([second.get(at(1)), told]).toEqual([['one'], 1])
  const third = openTab()
  third.update(at(1), (words) => [...words, 'two'])
  expect(first.get(at(1))).toEqual(['one', 'two'])
  stop()
  first.update(at(1), () => [])
  expect([second.get(at(1)), told]).toEqual([[], 2])
})

test('behavior: what is not worth a place leaves none behind', () => {
  const { openTab, items } = openBrowser()
  const kept = openTab()
  kept.update(at(1), () => ['one'])
  kept.update(at(1), () => [])
  expect(items.size).toBe(0)
})
