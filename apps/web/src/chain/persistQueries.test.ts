import { QueryClient, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chainDefaults } from './chainDefaults.ts'
import { persistQueries } from './persistQueries.ts'

const key = ['pairs', 1337]
const data = { block: 7n, pairs: [{ name: 'LOVE-ETH', raw: 2n ** 200n }] }
const day = chainDefaults.queryCacheMs

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }))
afterEach(() => void vi.useRealTimers())

function fakeStorage() {
  const items = new Map<string, string>()
  let writes = 0
  return {
    items,
    writes: () => writes,
    storage: () => ({
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => {
        writes += 1
        items.set(name, value)
      },
      removeItem: (name: string) => void items.delete(name),
    }),
  }
}

const deps = (storage: ReturnType<typeof fakeStorage>['storage'], buster = '1337 a') => ({
  storage,
  buster,
  now: Date.now,
})

/** A visit that read the pairs once. */
function storedVisit() {
  const fake = fakeStorage()
  const queryClient = new QueryClient()
  persistQueries(queryClient, deps(fake.storage))
  queryClient.setQueryData(key, data)
  vi.advanceTimersByTime(1_000)
  return fake
}

function nextVisit(storage: ReturnType<typeof fakeStorage>['storage'], buster?: string) {
  const queryClient = new QueryClient()
  persistQueries(queryClient, deps(storage, buster))
  return queryClient
}

test('behavior: it is read again at once, however young it is', async () => {
  const { storage } = storedVisit()
  const next = nextVisit(storage)
  const queryFn = vi.fn(async () => data)
  const stop = new QueryObserver(next, { queryKey: key, queryFn, staleTime: 60_000 }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  stop()
  expect(queryFn).toHaveBeenCalledTimes(1)
})

test('default: the next visit sees what the last one read, bigints and age included', () => {
  const { storage, items } = storedVisit()
  const readAt = Date.now() - 1_000
  expect([...items.keys()]).toEqual(['cache'])
  vi.advanceTimersByTime(60_000)
  const next = nextVisit(storage)
  expect(next.getQueryData(key)).toEqual(data)
  expect(next.getQueryState(key)?.dataUpdatedAt).toBe(readAt)
})

test('behavior: what is brought back is old, so it is read again at once', async () => {
  const { storage } = storedVisit()
  vi.advanceTimersByTime(60_000)
  const next = nextVisit(storage)
  const queryFn = vi.fn(async () => ({ ...data, block: 8n }))
  const observer = new QueryObserver(next, { queryKey: key, queryFn, staleTime: chainDefaults.pollingMs })
  const results: unknown[] = []
  const stop = observer.subscribe((result) => results.push(result.data))
  expect(observer.getCurrentResult()).toMatchObject({ data, isFetching: true })
  await vi.advanceTimersByTimeAsync(10)
  expect(queryFn).toHaveBeenCalledOnce()
  expect(results.at(-1)).toMatchObject({ block: 8n })
  stop()
})

test('behavior: it may come while the first read is under way, and does not stop it', async () => {
  const { storage } = storedVisit()
  vi.advanceTimersByTime(60_000)
  const next = new QueryClient()
  const queryFn = () => new Promise((done) => setTimeout(done, 500, { ...data, block: 9n }))
  const observer = new QueryObserver(next, { queryKey: key, queryFn })
  const stop = observer.subscribe(() => {})
  expect(observer.getCurrentResult().data).toBeUndefined()
  persistQueries(next, deps(storage))
  expect(observer.getCurrentResult()).toMatchObject({ data, isFetching: true })
  await vi.advanceTimersByTimeAsync(600)
  expect(observer.getCurrentResult().data).toMatchObject({ block: 9n })
  stop()
})

test('behavior: newer data is not replaced by stored data', () => {
  const { storage } = storedVisit()
  vi.advanceTimersByTime(60_000)
  const next = new QueryClient()
  next.setQueryData(key, { ...data, block: 99n })
  persistQueries(next, deps(storage))
  expect(next.getQueryData(key)).toMatchObject({ block: 99n })
})

test('behavior: a hundred reads in a second are one write', () => {
  const { storage, writes } = fakeStorage()
  const queryClient = new QueryClient()
  persistQueries(queryClient, deps(storage))
  for (let block = 0n; block < 100n; block++) queryClient.setQueryData(key, { block })
  vi.advanceTimersByTime(1_000)
  expect(writes()).toBe(1)
})

test('behavior: stopping stops the writes', () => {
  const { storage, writes } = fakeStorage()
  const queryClient = new QueryClient()
  const stop = persistQueries(queryClient, deps(storage))
  queryClient.setQueryData(key, data)
  stop()
  vi.advanceTimersByTime(5_000)
  expect(writes()).toBe(0)
})

test('error: another build, another network and yesterday are ignored', () => {
  const { storage } = storedVisit()
  expect(nextVisit(storage, '1337 b').getQueryData(key)).toBeUndefined()
  expect(nextVisit(storage, '1 a').getQueryData(key)).toBeUndefined()
  vi.advanceTimersByTime(day - 1_001)
  expect(nextVisit(storage).getQueryData(key)).toEqual(data)
  vi.advanceTimersByTime(1)
  expect(nextVisit(storage).getQueryData(key)).toBeUndefined()
})

test('error: data from the future is ignored', () => {
  const { storage } = storedVisit()
  vi.setSystemTime(Date.now() - 60_000)
  expect(nextVisit(storage).getQueryData(key)).toBeUndefined()
})

test('error: any damage to the stored text reads as nothing stored', () => {
  const { items } = storedVisit()
  const text = items.get('cache') ?? ''
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 3 }), (at, noise) => {
      const damaged = text.slice(0, at) + noise + text.slice(at + 1)
      fc.pre(damaged !== text)
      const { storage, items: others } = fakeStorage()
      others.set('cache', damaged)
      const restored = nextVisit(storage).getQueryData(key)
      expect(restored === undefined || JSON.stringify(JSON.parse(damaged)) === text).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

test('error: no stored text crashes it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { storage, items } = fakeStorage()
      items.set('cache', text)
      expect(nextVisit(storage).getQueryCache().getAll()).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

test('error: denied storage is as good as none', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const queryClient = new QueryClient()
  persistQueries(queryClient, { storage: denied, buster: 'a', now: Date.now })
  queryClient.setQueryData(key, data)
  vi.advanceTimersByTime(5_000)
  expect(queryClient.getQueryData(key)).toEqual(data)
})

test('error: a full storage gives up the copy and its room', () => {
  const { items, storage } = storedVisit()
  const full = () => ({
    ...storage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const queryClient = nextVisit(full)
  queryClient.setQueryData(key, { ...data, block: 8n })
  vi.advanceTimersByTime(1_000)
  expect(items.size).toBe(0)
})
