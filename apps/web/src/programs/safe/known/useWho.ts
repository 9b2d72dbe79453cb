import { shortAddress } from '@love/protocol/format/shortAddress'
import type { Address } from 'viem'
import { useNames } from '../../../chain/names/addressNames.ts'
import { contractBook } from './contractBook.ts'

/** What to call an address in a sentence. */
export function useWho(): {
  readonly nameOf: (address: Address) => string | undefined
  readonly who: (address: Address) => string
} {
  const given = useNames()
  const nameOf = (address: Address) => given(address) ?? contractBook().entry(address)?.name
  return { nameOf, who: (address) => nameOf(address) ?? shortAddress(address) }
}
