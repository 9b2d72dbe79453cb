import { looksAlike } from '@love/safe/poisoning/suspicions'
import { type Address, isAddressEqual } from 'viem'
import { parseSafeAddress } from '../safePlace.ts'

export type Suggestion = { readonly address: Address; readonly name: string }

export type AddressWords = {
  /** Who that is. */
  readonly hint: string | undefined
  /** An address is made to look like a known one by people who want to be paid by mistake. */
  readonly warning: string | undefined
}

export type AddressWordsParameters = {
  readonly safe?: Address | undefined
  readonly known: readonly Suggestion[]
}

/** What is known about an address while it is typed. */
export function addressWords(text: string, { safe, known }: AddressWordsParameters): AddressWords {
  const parsed = parseSafeAddress(text)
  if ('error' in parsed) return { hint: undefined, warning: undefined }
  const { address } = parsed
  const all = safe ? [...known, { address: safe, name: 'this Safe' }] : known
  const same = all.find((each) => isAddressEqual(each.address, address))
  const alike = same ? undefined : all.find((each) => looksAlike(each.address, address))
  return {
    hint: same && `This is ${same.address === safe ? 'the Safe itself' : same.name}.`,
    warning: alike && `Looks like ${alike.name} (${alike.address}), but is a different address.`,
  }
}
