import { setTimeout as sleep } from 'node:timers/promises'
import type { Address } from 'viem'
import type { SafeState } from '../state/createSafeStates.ts'

export type ReadState = (address: Address) => Promise<SafeState>

/**
 * Never older than the question, and still one reading for all who ask while another one is under way. A reading that
 * follows another at once first rests for a moment, so that in a flood more of those who ask share it.
 */
export function createFreshReads(read: ReadState, restMs = 10): ReadState {
  const underWay = new Map<string, { current: Promise<SafeState>; next?: Promise<SafeState> }>()

  const start = (address: Address, key: string): Promise<SafeState> => {
    const reading: { current: Promise<SafeState>; next?: Promise<SafeState> } = { current: read(address) }
    underWay.set(key, reading)
    const end = () => {
      if (!reading.next && underWay.get(key) === reading) underWay.delete(key)
    }
    reading.current.then(end, end)
    return reading.current
  }

  const rest = () => sleep(restMs)

  return (address) => {
    const key = address.toLowerCase()
    const reading = underWay.get(key)
    if (!reading) return start(address, key)
    reading.next ??= reading.current.then(rest, rest).then(() => start(address, key))
    return reading.next
  }
}
