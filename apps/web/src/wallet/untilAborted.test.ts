import { expect, test } from 'vitest'
import { untilAborted } from './untilAborted.ts'

test('default: an answer in time counts', async () => {
  expect(await untilAborted(Promise.resolve(1), new AbortController().signal)).toBe(1)
  expect(await untilAborted(Promise.resolve(1), undefined)).toBe(1)
  await expect(untilAborted(Promise.reject(new Error('no')), new AbortController().signal)).rejects.toThrow(
    'no',
  )
})

test('behavior: after the end nobody waits', async () => {
  const line = new AbortController()
  const never = untilAborted(new Promise(() => undefined), line.signal)
  line.abort(new Error('over'))
  await expect(never).rejects.toThrow('over')
  await expect(untilAborted(new Promise(() => undefined), line.signal)).rejects.toThrow('over')
})
