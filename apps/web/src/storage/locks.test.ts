import { expect, test, vi } from 'vitest'
import { isLocked, withLock } from './locks.ts'

const denied = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
const blocked = () => ({ request: denied, query: denied }) as unknown as LockManager
const hidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const missing = () => undefined

test('default: one after the other, and others see that it is under way', async () => {
  const order: string[] = []
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const first = withLock('a', async () => {
    begun.resolve()
    await release.promise
    order.push('first')
  })
  await begun.promise
  const second = withLock('a', async () => void order.push('second'))
  expect(await isLocked('a')).toBe(true)
  expect(await isLocked('b')).toBe(false)
  release.resolve()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
})

test.each([
  ['are missing', missing],
  ['refuse', blocked],
  ['cannot be mentioned', hidden],
])('error: where locks %s it works without them', async (_, locks) => {
  const work = vi.fn(async () => 7)
  expect(await withLock('a', work, locks)).toBe(7)
  expect(work).toHaveBeenCalledOnce()
  expect(await isLocked('a', locks)).toBe(false)
})

test('error: what the work throws is passed on, and it is not done again', async () => {
  const work = vi.fn(() => Promise.reject(new Error('rejected')))
  await expect(withLock('a', work)).rejects.toThrow('rejected')
  expect(work).toHaveBeenCalledOnce()
})
