import type { Address, Client } from 'viem'
import { createRecent } from '../../createRecent.ts'
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
const mostKept = 1_000

export function createSafeStates({ client, now }: SafeStatesDeps): SafeStates {
  const kept = createRecent<{ at: number; state: Promise<SafeState> }>(mostKept)

  const readNow = (address: Address): Promise<SafeState> => {
    const key = address.toLowerCase()
    const entry = { at: now(), state: readSafeState(client, address) }
    kept.set(key, entry)
    entry.state.catch(() => {
      if (kept.get(key) === entry) kept.delete(key)
    })
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
