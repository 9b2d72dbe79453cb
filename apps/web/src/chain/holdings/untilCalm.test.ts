import { expect, test } from 'vitest'
import { untilCalm } from './untilCalm.ts'

test('default: goes on after a moment', async () => {
  await expect(untilCalm(new AbortController().signal)).resolves.toBeUndefined()
})

test('behavior: who is called off meanwhile asks nothing', async () => {
  const controller = new AbortController()
  const asking = untilCalm(controller.signal)
  controller.abort()
  await expect(asking).rejects.toThrow()
})
