import { useSyncExternalStore } from 'react'
import type { Address } from 'viem'

/** By address in small letters. */
export type AddressNames = ReadonlyMap<string, string>

const nobody: AddressNames = new Map()
const listeners = new Set<() => void>()
let own = nobody
let hosts = nobody
let names = nobody

function show() {
  names = new Map([...hosts, ...own])
  for (const listener of [...listeners]) listener()
}

/** What people call addresses, for whatever shows one; the session fills it from the address book. */
export const addressNames = {
  get: () => names,
  set(next: AddressNames) {
    own = next
    show()
  },
  /** Those of a Safe host around the page: only for addresses that have no name here. */
  setOfHost(next: AddressNames) {
    hosts = next
    show()
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
