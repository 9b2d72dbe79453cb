import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { additions, addMissing } from './additions.ts'

/** A world of its own without what is added; `run` evaluates there. */
function olderGlobal() {
  const context = createContext({ AbortController, AbortSignal: class {}, URL: class extends URL {} })
  const run = (code: string) => runInContext(code, context)
  for (const path of Object.keys(additions)) run(`delete ${path}`)
  // Inherited from the class that this one stands on.
  run('URL.canParse && Object.setPrototypeOf(URL, Function.prototype)')
  return { global: run('globalThis') as object, run }
}

test.each(Object.keys(additions))('default: %s is added where it is missing', (path) => {
  const { global, run } = olderGlobal()
  expect(run(`typeof ${path}`)).toBe('undefined')
  addMissing(global)
  expect(run(`typeof ${path}`)).toBe('function')
  const [owner, name] = [path.slice(0, path.lastIndexOf('.')), path.slice(path.lastIndexOf('.') + 1)]
  expect(run(`Object.keys(${owner}).includes('${name}')`)).toBe(false)
})

test('behavior: what the browser has stays', () => {
  const before = Array.prototype.toSorted
  addMissing(globalThis)
  expect(Array.prototype.toSorted).toBe(before)
})

test('behavior: each answers as the real one does', () => {
  const list = [3, 1, 10, 2]
  expect(additions['Array.prototype.toReversed'].call(list)).toEqual(list.toReversed())
  expect(additions['Array.prototype.toSorted'].call(list)).toEqual(list.toSorted())
  const descending = (one: unknown, other: unknown) => Number(other) - Number(one)
  expect(additions['Array.prototype.toSorted'].call(list, descending)).toEqual([10, 3, 2, 1])
  expect(list).toEqual([3, 1, 10, 2])
  const isOdd = (value: number) => value % 2 === 1
  expect(additions['Map.groupBy'](list, isOdd)).toEqual(Map.groupBy(list, isOdd))
  for (const text of ['', 'a', '💛', '\ud83d', '\udc9b', 'a\ud83d💛', '\udc9b\ud83d'])
    expect(additions['String.prototype.isWellFormed'].call(text), JSON.stringify(text)).toBe(
      text.isWellFormed(),
    )
  for (const [url, base] of [['https://a.example'], ['/a'], ['/a', 'https://b.example'], ['::'], ['a', 'b']])
    expect(additions['URL.canParse'](url ?? '', base), url).toBe(URL.canParse(url ?? '', base))
})

test('behavior: the first of several signals decides', () => {
  const any = additions['AbortSignal.any']
  const [one, two] = [new AbortController(), new AbortController()]
  const signal = any([one.signal, two.signal])
  expect(signal.aborted).toBe(false)
  two.abort('second')
  one.abort('first')
  expect(signal.reason).toBe('second')
  expect(any([new AbortController().signal, one.signal, two.signal]).reason).toBe('first')
  expect(any([]).aborted).toBe(false)
})
