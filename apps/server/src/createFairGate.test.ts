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
  // Two were in; then it is behind one of each who came before.
  expect(started.slice(0, 5)).toEqual(['a1', 'b1', 'a2', 'b2', 'c1'])
  expect(gate.inUse()).toBe(0)
})

test('behavior: work that is heavier than a share takes the whole share, and heavy work is not passed by for ever', async () => {
  const gate = createFairGate({ most: 4 })
  const started: string[] = []
  const works = ['light', 'light too', 'heavy', 'late'].map((name) => createWork(name, started))
  const weights = [1, 2, 99, 1]
  const all = works.map(({ work }, at) =>
    gate.run(work, { client: `client ${at}`, weight: weights[at] ?? 0 }),
  )
  await turn()
  // There would be room for the last one, but it is not its turn.
  expect(started).toEqual(['light', 'light too'])
  works[0]?.end()
  await turn()
  expect(started).toEqual(['light', 'light too', 'heavy'])
  for (const { end } of works) end()
  await Promise.all(all)
  expect(gate.inUse()).toBe(0)
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
