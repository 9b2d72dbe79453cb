import type { Address } from 'viem'
import type { SafeState } from '../state/safeState.ts'

export type ReadState = (address: Address) => Promise<SafeState>

/** Never older than the question, and still one reading for all who ask while another one is under way. */
export function createFreshReads(read: ReadState): ReadState {
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

  return (address) => {
    const key = address.toLowerCase()
    const reading = underWay.get(key)
    if (!reading) return start(address, key)
    const again = () => start(address, key)
    reading.next ??= reading.current.then(again, again)
    return reading.next
  }
}
