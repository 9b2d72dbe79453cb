import { type NameMark, nameMarker } from '@love/protocol/names/lookAlike'
import type { Address } from 'viem'
import { useStore } from '../../storage/useStore.ts'
import { type AddressNames, addressNames } from './addressNames.ts'
import type { PrimaryNames } from './createNameReader.ts'
import { primaryNames, usePrimaryNames } from './primaryNames.ts'

type Marker = ReturnType<typeof nameMarker>

/** One for all names of a screen, until one of them changes: an address book may be long. */
let newest:
  | { readonly given: AddressNames; readonly primary: PrimaryNames; readonly marker: Marker }
  | undefined

function markerOf(given: AddressNames, primary: PrimaryNames): Marker {
  if (newest?.given !== given || newest.primary !== primary) {
    const known = [...given, ...primary].map(([address, name]) => ({ address, name }))
    newest = { given, primary, marker: nameMarker(known) }
  }
  return newest.marker
}

/** Why to look twice at the name of an address: beside those that this person gave, and those on the screen. */
export function useNameMark(address: Address, name: string): NameMark | undefined {
  return markerOf(useStore(addressNames), useStore(primaryNames))({ address, name })
}

/** For sentences, which have no room for a warning: only names that need none. */
export function usePlainNames(addresses: readonly Address[]): (address: string) => string | undefined {
  const nameOf = usePrimaryNames(addresses)
  const marker = markerOf(useStore(addressNames), useStore(primaryNames))
  return (address) => {
    const name = nameOf(address)
    return name && !marker({ address, name }) ? name : undefined
  }
}
