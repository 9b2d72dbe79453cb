import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { owner } from '../../test/testTransaction.ts'
import { watchTransactions } from './watchTransactions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function fakePage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  return {
    page,
    show(visibilityState: DocumentVisibilityState) {
      page.visibilityState = visibilityState
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

test('default: at once, then every 4000 ms, until it is stopped', async () => {
  const poll = vi.fn(async () => {})
  const stop = watchTransactions({ poll, page: fakePage().page }, owner)
  expect(poll).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3_999)
  expect(poll).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(poll).toHaveBeenCalledTimes(2)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(poll).toHaveBeenCalledTimes(2)
})

test('behavior: a page that nobody sees does not ask, and asks at once when it is seen again', async () => {
  const poll = vi.fn(async () => {})
  const { page, show } = fakePage()
  const stop = watchTransactions({ poll, page }, owner)
  await vi.advanceTimersByTimeAsync(0)
  show('hidden')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(poll).toHaveBeenCalledTimes(1)
  show('visible')
  expect(poll).toHaveBeenCalledTimes(2)
  stop()
})

test('behavior: a slow answer is waited for, never asked for twice at a time', async () => {
  const poll = vi.fn(() => new Promise<void>((done) => setTimeout(done, 30_000)))
  const { page, show } = fakePage()
  const stop = watchTransactions({ poll, page }, owner)
  show('visible')
  await vi.advanceTimersByTimeAsync(29_999)
  expect(poll).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(4_001)
  expect(poll).toHaveBeenCalledTimes(2)
  stop()
})
