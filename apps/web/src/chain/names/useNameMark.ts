import { markOf, type NameMark } from '@love/protocol/names/lookAlike'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useStore } from '../../storage/useStore.ts'
import { addressNames } from './addressNames.ts'
import { primaryNames } from './primaryNames.ts'

/** Why to look twice at the name of an address: beside those that this person gave, and those on the screen. */
export function useNameMark(address: Address, name: string): NameMark | undefined {
  const given = useStore(addressNames)
  const primary = useStore(primaryNames)
  return useMemo(() => {
    const known = [...given, ...primary].map(([address, name]) => ({ address, name }))
    return markOf({ address, name }, known)
  }, [given, primary, address, name])
}
