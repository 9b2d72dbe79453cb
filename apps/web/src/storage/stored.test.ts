import { expect, test } from 'vitest'
import { testBrowser } from '../../test/testBrowser.ts'
import { parseBigints, stringifyBigints } from './bigintJson.ts'
import { anyText, listOf } from './schema.ts'
import { stored } from './stored.ts'
import { storedBy } from './storedBy.ts'

function openBrowser() {
  const { texts, openTab } = testBrowser()
  return {
    texts,
    openTab: () =>
      storedBy((owner: string) => `words.${owner}`, listOf(anyText), {
        storage: openTab(),
        write: (words) => (words.length === 0 ? null : JSON.stringify(words)),
      }),
  }
}

test('default: each owner has their own, and the same object until it changes', () => {
  const { openTab, texts } = openBrowser()
  const kept = openTab()
  kept('ann').update((words) => [...words, 'one'])
  expect(kept('ann').get()).toEqual(['one'])
  expect(kept('bea').get()).toEqual([])
  expect([...texts.keys()]).toEqual(['words.ann'])
  expect(kept('ann').get()).toBe(kept('ann').get())
  expect(kept('bea').get()).toBe(kept('bea').get())
})

test('behavior: tabs are in step, and what one has just written the other does not lose', () => {
  const { openTab } = openBrowser()
  const [first, second] = [openTab(), openTab()]
  let told = 0
  const stop = second('ann').subscribe(() => void told++)
  first('ann').update((words) => [...words, 'one'])
  first('bea').update((words) => [...words, 'other'])
  expect([second('ann').get(), told]).toEqual([['one'], 1])
  const third = openTab()
  third('ann').update((words) => [...words, 'two'])
  expect([first('ann').get(), told]).toEqual([['one', 'two'], 2])
  second('ann').update(() => [])
  expect([third('ann').get(), told]).toEqual([[], 3])
  stop()
  first('ann').update(() => ['three'])
  expect([second('ann').get(), told]).toEqual([['three'], 3])
})

test('behavior: what is not worth a place leaves none behind', () => {
  const { openTab, texts } = openBrowser()
  const kept = openTab()
  kept('ann').update(() => ['one'])
  kept('ann').update(() => [])
  expect(texts.size).toBe(0)
})

test('behavior: storage is not read before somebody asks, and bigints come back', () => {
  const { texts, openTab } = testBrowser(new Map([['key', '[{"$bigint":"7"}, 8]']]))
  const storage = openTab()
  const read: string[] = []
  const value = stored(
    'key',
    listOf((one) => (typeof one === 'bigint' ? one : undefined)),
    {
      parse: parseBigints,
      write: stringifyBigints,
      storage: {
        ...storage,
        readStored: (key) => {
          read.push(key)
          return storage.readStored(key)
        },
      },
    },
  )
  expect([value.initial, read]).toEqual([[], []])
  expect([value.get(), read]).toEqual([[7n], ['key']])
  value.update((numbers) => [...numbers, 9n])
  expect(texts.get('key')).toBe('[{"$bigint":"7"},{"$bigint":"9"}]')
})

test('error: what would not survive a reload does not show now either', () => {
  const storage = testBrowser(new Map([['key', '{']])).openTab()
  const value = stored('key', listOf(anyText, 2), { storage })
  expect(value.get()).toEqual([])
  value.update(() => ['a', 5 as never, 'b', 'c'])
  expect(value.get()).toEqual(['a', 'b'])
})
