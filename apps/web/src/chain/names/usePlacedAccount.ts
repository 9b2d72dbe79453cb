import { looksLikeName } from '@love/protocol/names/looksLikeName'
import type { Address } from 'viem'
import { parseAccount } from '../parseAccount.ts'
import { useNameLookup } from './useNameLookup.ts'

export type PlacedAccount = {
  readonly account: Address | undefined
  /** As the address of the page has it, where that is a name of ENS that was found. */
  readonly name: string | undefined
  readonly error: string | undefined
  readonly isReading: boolean
}

const nobody = { account: undefined, name: undefined, error: undefined, isReading: false }

/** Whose page it is: by the address or the name in the address of the page, or else the connected account. */
export function usePlacedAccount(text: string, own: Address | undefined): PlacedAccount {
  const lookup = useNameLookup(looksLikeName(text) ? text : undefined)
  switch (lookup.status) {
    case 'found':
      return { ...nobody, account: lookup.address, name: lookup.name }
    case 'reading':
      return { ...nobody, isReading: true }
    case 'failed':
      return { ...nobody, error: lookup.words }
    case 'none': {
      const parsed = text === '' ? { address: own } : parseAccount(text)
      return 'error' in parsed ? { ...nobody, error: parsed.error } : { ...nobody, account: parsed.address }
    }
    default:
      return lookup satisfies never
  }
}
