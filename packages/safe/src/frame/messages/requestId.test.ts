import { expect, test, vi } from 'vitest'
import { requestId } from './methods.ts'

test('default: an id is 20 hexadecimal characters, each time others', () => {
  const ids = Array.from({ length: 1_000 }, requestId)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{20}$/)
  expect(new Set(ids).size).toBe(1_000)
})

test('behavior: what can be guessed is not used', () => {
  const random = vi.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('guessed')
  })
  requestId()
  expect(random).not.toHaveBeenCalled()
  random.mockRestore()
})
