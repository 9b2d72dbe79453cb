import { getAddress, padHex, toHex } from 'viem'
import { expect, test, vi } from 'vitest'
import { createNameReader, type PrimaryNames } from './createNameReader.ts'

const addressAt = (at: number) => getAddress(padHex(toHex(at + 1), { size: 20 }))
const key = (at: number) => addressAt(at).toLowerCase()

function reader(answer: (batch: readonly string[]) => PrimaryNames | Error) {
  let time = 0
  const tasks: (() => void)[] = []
  const batches: string[][] = []
  const names = createNameReader({
    now: () => time,
    later: (task) => tasks.push(task),
    read: async (batch) => {
      batches.push(batch.map((address) => address.toLowerCase()))
      const found = answer(batch)
      if (found instanceof Error) throw found
      return found
    },
  })
  const run = () => {
    for (const task of tasks.splice(0)) task()
    return vi.waitFor(() => undefined)
  }
  return { names, batches, run, pass: (ms: number) => (time += ms) }
}

test('default: addresses of one moment are one question, each of them once', async () => {
  const { names, batches, run } = reader(() => new Map([[key(0), 'ann.eth']]))
  names.ask([addressAt(0), addressAt(1)])
  names.ask([addressAt(1), addressAt(2)])
  await run()
  names.ask([addressAt(0), addressAt(2)])
  await run()
  expect(batches).toEqual([[key(0), key(1), key(2)]])
  expect([...names.get()]).toEqual([[key(0), 'ann.eth']])
})

test('behavior: after ten minutes a name is asked for again, and may be gone', async () => {
  let known = new Map([[key(0), 'ann.eth']])
  const { names, batches, run, pass } = reader(() => known)
  names.ask([addressAt(0)])
  await run()
  known = new Map()
  pass(600_000)
  names.ask([addressAt(0)])
  await run()
  expect(batches).toHaveLength(2)
  expect(names.get().size).toBe(0)
})

test('behavior: many addresses are several questions', async () => {
  const { names, batches, run } = reader(() => new Map())
  names.ask(Array.from({ length: 250 }, (_, at) => addressAt(at)))
  await run()
  expect(batches.map(({ length }) => length)).toEqual([100, 100, 50])
})

test('error: what could not be read is asked for when it is shown again', async () => {
  let answer: PrimaryNames | Error = new Error('offline')
  const { names, batches, run } = reader(() => answer)
  names.ask([addressAt(0)])
  await run()
  expect(names.get().size).toBe(0)
  answer = new Map([[key(0), 'ann.eth']])
  names.ask([addressAt(0)])
  await run()
  expect(batches).toHaveLength(2)
  expect(names.get().get(key(0))).toBe('ann.eth')
})
