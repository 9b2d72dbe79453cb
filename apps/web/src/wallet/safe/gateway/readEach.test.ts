import { expect, test } from 'vitest'
import { readEach } from './readEach.ts'

test('default: all are read in their order, never more than four at once', async () => {
  let running = 0
  let most = 0
  const keys = Array.from({ length: 23 }, (_, key) => key)
  const { values, failed } = await readEach(keys, async (key) => {
    most = Math.max(most, ++running)
    await new Promise((done) => setTimeout(done, key % 3))
    running--
    return key * 2
  })
  expect(values).toEqual(keys.map((key) => key * 2))
  expect(failed).toEqual([])
  expect(most).toBe(4)
  expect(await readEach([], async () => 1)).toEqual({ values: [], failed: [] })
})

test('behavior: what fails is named, and the rest is there', async () => {
  const away = new Error('away')
  const read = (key: number) => (key === 2 ? Promise.reject(away) : Promise.resolve(key))
  expect(await readEach([1, 2, 3], read)).toEqual({ values: [1, 3], failed: [{ key: 2, error: away }] })
})

test('error: where all fail, the reason of the first is thrown', async () => {
  const read = (key: number) => Promise.reject(new Error(`no ${key}`))
  await expect(readEach([1, 2], read)).rejects.toThrow('no 1')
})
