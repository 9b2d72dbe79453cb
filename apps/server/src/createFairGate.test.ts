import { expect, test } from 'vitest'
import { createFairGate } from './createFairGate.ts'

/** Work that ends when it is told to. */
function createWork(name: string, started: string[]) {
  const { promise, resolve } = Promise.withResolvers<string>()
  const work = () => {
    started.push(name)
    return promise
  }
  return { work, end: () => resolve(name) }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('default: what has room runs at once, and what it answers comes back', async () => {
  const gate = createFairGate({ most: 10 })
  const answers = ['a', 'b'].map((client) => gate.run(async () => client, { client, weight: 5 }))
  expect(gate.inUse()).toBe(10)
  expect(await Promise.all(answers)).toEqual(['a', 'b'])
  expect([gate.inUse(), gate.waiting()]).toEqual([0, 0])
})

test('behavior: one client gets half, and another finds room at once', async () => {
  const gate = createFairGate({ most: 4 })
  const started: string[] = []
  const mine = ['1', '2', '3'].map((name) => createWork(name, started))
  const all = mine.map(({ work }) => gate.run(work, { client: 'greedy', weight: 1 }))
  const other = createWork('other', started)
  const answer = gate.run(other.work, { client: 'quiet', weight: 2 })
  await turn()
  expect(started).toEqual(['1', '2', 'other'])
  expect([gate.inUse(), gate.waiting()]).toEqual([4, 1])
  for (const { end } of [...mine, other]) end()
  expect(await Promise.all([...all, answer])).toEqual(['1', '2', '3', 'other'])
  expect(gate.inUse()).toBe(0)
})

test('behavior: who waits is served in turn, however much others ask for', async () => {
  const gate = createFairGate({ most: 2 })
  const started: string[] = []
  const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'c1']
  const works = names.map((name) => createWork(name, started))
  const all = works.map(({ work }, at) => gate.run(work, { client: names[at]?.slice(0, 1) ?? '', weight: 1 }))
  for (const name of names) {
    await turn()
    works[names.indexOf(started[names.indexOf(name)] ?? '')]?.end()
  }
  expect(await Promise.all(all)).toEqual(names)
  // Two were in; then it is behind as much of each who came before.
  expect(started.slice(0, 6)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'c1'])
  expect(gate.inUse()).toBe(0)
})

test('behavior: work that is heavier than a share takes the whole share, and heavy work is not passed by for ever', async () => {
  const gate = createFairGate({ most: 4 })
  const started: string[] = []
  const names = ['light', 'light too', 'heavy', 'early', 'late']
  const works = names.map((name) => createWork(name, started))
  const weights = [1, 2, 99, 1, 2]
  const all = works.map(({ work }, at) =>
    gate.run(work, { client: `client ${at}`, weight: weights[at] ?? 0 }),
  )
  await turn()
  // One that asks for less goes first; the last one does not, though it may find room sooner.
  expect(started).toEqual(['light', 'light too', 'early'])
  works[0]?.end()
  await turn()
  expect(started).toEqual(['light', 'light too', 'early'])
  works[1]?.end()
  await turn()
  expect(started).toEqual(['light', 'light too', 'early', 'heavy'])
  for (const { end } of works) end()
  await Promise.all(all)
  expect(gate.inUse()).toBe(0)
})

test('behavior: light work goes on beside heavy work, and has its bound too', async () => {
  const gate = createFairGate({ most: 100 })
  const started: string[] = []
  const heavy = ['a', 'b', 'c'].map((client) => ({ client, ...createWork(client, started) }))
  const light = ['d', 'e', 'f', 'g'].flatMap((client) =>
    Array.from({ length: 2 }, (_, at) => ({ client, ...createWork(`${client}${at}`, started) })),
  )
  const all = [
    ...heavy.map(({ client, work }) => gate.run(work, { client, weight: 50 })),
    ...light.map(({ client, work }) => gate.run(work, { client, weight: 4 })),
  ]
  await turn()
  expect(started).toEqual(['a', 'b', 'd0', 'd1', 'e0', 'e1', 'f0', 'f1'])
  for (const { end } of [...heavy, ...light]) end()
  await Promise.all(all)
  expect(started).toHaveLength(11)
})

test('error: who waits too long, or has too much waiting, is told so, and a failure gives its room back', async () => {
  const gate = createFairGate({ most: 2, waitMs: 30 })
  const endless = createWork('endless', [])
  const first = gate.run(endless.work, { client: 'a', weight: 1 })
  const never = () => Promise.reject(new Error('This must not run.'))
  const waiting = Array.from({ length: 201 }, () => gate.run(never, { client: 'a', weight: 1 }))
  expect(gate.waiting()).toBe(200)
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => undefined))
  expect([gate.inUse(), gate.waiting()]).toEqual([1, 0])
  endless.end()
  expect(await first).toBe('endless')
  await expect(gate.run(() => Promise.reject(new Error('no')), { client: 'a', weight: 1 })).rejects.toThrow(
    'no',
  )
  expect(gate.inUse()).toBe(0)
})

test('behavior: what nobody waits for any more is not begun, and lets others pass', async () => {
  const gate = createFairGate({ most: 2 })
  const started: string[] = []
  const [first, left, next] = ['first', 'left', 'next'].map((name) => createWork(name, started))
  const gone = { isWanted: () => false }
  expect(await gate.run(async () => 'never', { client: 'gone', weight: 1, ...gone })).toBeUndefined()
  let isWanted = true
  const all = [
    gate.run(first?.work ?? fail, { client: 'a', weight: 1 }),
    gate.run(left?.work ?? fail, { client: 'a', weight: 1, isWanted: () => isWanted }),
    gate.run(next?.work ?? fail, { client: 'a', weight: 1 }),
  ]
  isWanted = false
  first?.end()
  next?.end()
  expect(await Promise.all(all)).toEqual(['first', undefined, 'next'])
  expect(started).toEqual(['first', 'next'])
  expect([gate.inUse(), gate.waiting()]).toEqual([0, 0])
})

const fail = async (): Promise<string> => {
  throw new Error('There is no such work.')
}
