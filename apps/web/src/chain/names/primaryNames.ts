import { markOf, type NameMark } from '@love/protocol/names/lookAlike'
import { useEffect, useMemo } from 'react'
import type { Address } from 'viem'
import { useStore } from '../../storage/useStore.ts'
import { addressNames } from './addressNames.ts'
import { createNameReader } from './createNameReader.ts'

/** Of this page: what one window has asked, no other asks again. */
const reader = createNameReader({
  read: (addresses) =>
    import('./readPrimaryNames.ts').then(({ readPrimaryNames }) => readPrimaryNames(addresses)),
  now: () => performance.now(),
  later: (task, ms) => void setTimeout(task, ms),
})

/** Asks for the names that addresses have in ENS; answers with those that were proved. */
export function usePrimaryNames(addresses: readonly Address[]): (address: string) => string | undefined {
  const names = useStore(reader)
  const key = addresses.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether they are others
  useEffect(() => reader.ask(addresses), [key])
  return (address) => names.get(address.toLowerCase())
}

/** Why to look twice at the name of an address: beside those that this person gave, and those on the screen. */
export function useNameMark(address: Address | undefined, name: string | undefined): NameMark | undefined {
  const given = useStore(addressNames)
  const primary = useStore(reader)
  return useMemo(() => {
    if (!address || !name) return undefined
    const known = [...given, ...primary].map(([address, name]) => ({ address, name }))
    return markOf({ address, name }, known)
  }, [given, primary, address, name])
}
