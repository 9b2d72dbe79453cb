import type { Address } from 'viem'
import { expect, test, vi } from 'vitest'
import type { SafeState } from '../state/createSafeStates.ts'
import { createFreshReads } from './createFreshReads.ts'

const safe: Address = '0x00000000000000000000000000000000000000AA'

/** Answers with the nonce of the moment in which a reading began, once it is told to. */
function chain() {
  const open: (() => void)[] = []
  let nonce = 0
  let readings = 0
  const read = (address: Address) => {
    readings += 1
    const seen = { address, nonce } as SafeState
    return new Promise<SafeState>((resolve) => open.push(() => resolve(seen)))
  }
  return {
    read,
    readings: () => readings,
    grow: () => void nonce++,
    answer() {
      open.shift()?.()
    },
  }
}

test('default: nobody is told what was true before they asked, and those who wait share one reading', async () => {
  const { read, readings, grow, answer } = chain()
  const fresh = createFreshReads(read)
  const first = fresh(safe)
  grow()
  const later = [fresh(safe), fresh(safe), fresh(safe)]
  expect(readings()).toBe(1)
  answer()
  expect((await first).nonce).toBe(0)
  await vi.waitFor(() => expect(readings()).toBe(2))
  grow()
  const last = fresh(safe)
  answer()
  expect((await Promise.all(later)).map(({ nonce }) => nonce)).toEqual([1, 1, 1])
  await vi.waitFor(() => expect(readings()).toBe(3))
  answer()
  expect((await last).nonce).toBe(2)
  expect(readings()).toBe(3)
})

test('behavior: who asks while the next reading rests shares it and sees what is true when it begins', async () => {
  const { read, readings, grow, answer } = chain()
  const fresh = createFreshReads(read, 200)
  const first = fresh(safe)
  const second = fresh(safe)
  answer()
  await first
  grow()
  const third = fresh(safe)
  expect(readings()).toBe(1)
  await vi.waitFor(() => expect(readings()).toBe(2))
  answer()
  expect([(await second).nonce, (await third).nonce]).toEqual([1, 1])
})

test('behavior: a reading that fails spoils no other', async () => {
  let count = 0
  const fresh = createFreshReads(async (address) => {
    count += 1
    if (count === 1) throw new Error('The node is away.')
    return { address, nonce: count } as SafeState
  })
  const [first, second] = await Promise.allSettled([fresh(safe), fresh(safe)])
  expect(first).toMatchObject({ status: 'rejected' })
  expect(second).toMatchObject({ status: 'fulfilled', value: { nonce: 2 } })
  expect((await fresh(safe)).nonce).toBe(3)
})
