import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chainSetup } from '../chainSetup.ts'
import { pairsQuery } from '../usePairs.ts'
import { holdingsKey } from './holdingsKey.ts'
import { joinReadings } from './useWorth.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const { access } = chainSetup()
const held = holdingsKey(access.deployment.chainId, account)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Says how often it was read by now: once, before anything else. */
async function readOnce() {
  const queryClient = new QueryClient()
  const read = vi.fn(async () => 'read')
  await queryClient.query({ queryKey: [...held, 'worth'], queryFn: read })
  const stop = joinReadings(queryClient, { access, account })
  const ask = (queryKey: readonly unknown[]) =>
    queryClient.query({ queryKey, queryFn: async () => 'other', staleTime: 0 })
  return { read, ask, stop }
}

test('behavior: what a window asks for takes it along, once it is ten seconds old', async () => {
  const { read, ask } = await readOnce()
  vi.advanceTimersByTime(9_000)
  await ask(pairsQuery(access).queryKey)
  expect(read).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  await Promise.all([ask(pairsQuery(access).queryKey), ask([...held, 'lp'])])
  expect(read).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(10_000)
  await ask([...held, 'lp'])
  expect(read).toHaveBeenCalledTimes(3)
})

test('behavior: not what is read of others or elsewhere, nor after the end', async () => {
  const { read, ask, stop } = await readOnce()
  vi.advanceTimersByTime(60_000)
  await ask(holdingsKey(access.deployment.chainId, `0x${'1'.repeat(40)}`))
  await ask(['market', 'pairs'])
  stop()
  await ask(pairsQuery(access).queryKey)
  expect(read).toHaveBeenCalledTimes(1)
})
