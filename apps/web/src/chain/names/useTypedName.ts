import { looksLikeName } from '@love/protocol/names/looksLikeName'
import { useEffect, useEffectEvent, useState } from 'react'
import { type NameLookup, useNameLookup } from './useNameLookup.ts'

/** Between letters nobody is asked. */
const typingMs = 300

type Found = Extract<NameLookup, { status: 'found' }>

/**
 * A field for an address in which a name may be typed. Its form never has the name: once that is looked up, the form gets
 * the address, and the field keeps the name with the address below.
 */
export function useTypedName(value: string, onChange: (text: string) => void) {
  const [taken, setTaken] = useState<Found>()
  const own = taken?.address === value ? taken : undefined
  const lookup = useNameLookup(!own && looksLikeName(value) ? value.trim() : undefined, typingMs)
  const take = useEffectEvent((found: Found) => {
    setTaken(found)
    onChange(found.address)
  })
  useEffect(() => {
    if (lookup.status === 'found') take(lookup)
  }, [lookup])
  return { typed: own ? own.typed : value, lookup: own ?? lookup }
}
