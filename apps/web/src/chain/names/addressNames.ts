import type { Address } from 'viem'
import { createStore } from '../../storage/createStore.ts'
import { useStore } from '../../storage/useStore.ts'

/** By address in small letters. */
export type AddressNames = ReadonlyMap<string, string>

const nobody: AddressNames = new Map()
const known = createStore(nobody)
let own = nobody
let hosts = nobody

/** What people call addresses, for whatever shows one; the session fills it from the address book. */
export const addressNames = {
  get: known.get,
  subscribe: known.subscribe,
  set(next: AddressNames) {
    own = next
    known.set(new Map([...hosts, ...own]))
  },
  /** Those of a Safe host around the page: only for addresses that have no name here. */
  setOfHost(next: AddressNames) {
    hosts = next
    known.set(new Map([...hosts, ...own]))
  },
}

/** Answers with the name of an address, if somebody gave it one. */
export function useNames(): (address: Address) => string | undefined {
  const names = useStore(known)
  return (address) => names.get(address.toLowerCase())
}
