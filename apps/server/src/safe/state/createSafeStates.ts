import type { Address, Client } from 'viem'
import { bytesOf, createByteCache } from '../../createByteCache.ts'
import { readSafeState } from './readSafeState.ts'
import type { SafeState } from './safeState.ts'

export type SafeStates = {
  /** At most `freshMs` old. Throws `GatewayError` where there is no Safe, and what the nodes say. */
  read(address: Address): Promise<SafeState>
  /** For what a write depends on: of right now. */
  readNow(address: Address): Promise<SafeState>
}

export type SafeStatesDeps = { client: Client; now: () => number }

/** A block takes longer; who asks many times a second is asked for once. */
const freshMs = 1_000
/** A contract that only looks like a Safe may have much to say. */
const mostBytes = 16 * 1024 * 1024

export function createSafeStates({ client, now }: SafeStatesDeps): SafeStates {
  const kept = createByteCache<{ at: number; state: Promise<SafeState> }>({ mostBytes })

  const readNow = (address: Address): Promise<SafeState> => {
    const key = address.toLowerCase()
    const entry = { at: now(), state: readSafeState(client, address) }
    kept.set(key, entry, 0)
    const isCurrent = () => kept.get(key) === entry
    entry.state.then(
      (state) => {
        if (isCurrent()) kept.set(key, entry, bytesOf(state))
      },
      () => {
        if (isCurrent()) kept.delete(key)
      },
    )
    return entry.state
  }

  return {
    readNow,
    read(address) {
      const known = kept.get(address.toLowerCase())
      return known && now() - known.at < freshMs ? known.state : readNow(address)
    },
  }
}
