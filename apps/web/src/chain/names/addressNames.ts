import { useSyncExternalStore } from 'react'
import type { Address } from 'viem'

/** By address in small letters. */
export type AddressNames = ReadonlyMap<string, string>

const nobody: AddressNames = new Map()
const listeners = new Set<() => void>()
let names = nobody

/** What people call addresses, for whatever shows one; the session fills it from the address book. */
export const addressNames = {
  get: () => names,
  set(next: AddressNames) {
    names = next
    for (const listener of [...listeners]) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Answers with the name of an address, if somebody gave it one. */
export function useNames(): (address: Address) => string | undefined {
  const known = useSyncExternalStore(addressNames.subscribe, addressNames.get, () => nobody)
  return (address) => known.get(address.toLowerCase())
}
