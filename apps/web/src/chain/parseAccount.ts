import { type Address, getAddress, isAddress, zeroAddress } from 'viem'

export type ParsedAccount = { readonly address: Address } | { readonly error: string }

/** Reads what a person typed or an address of the page holds. Mixed capitals are a checksum (EIP-55) and must fit. */
export function parseAccount(text: string): ParsedAccount {
  const typed = text.trim()
  if (typed === '') return { error: 'Enter an address.' }
  if (typed.includes('.')) return { error: 'Enter the 0x… address of this name.' }
  if (!/^0x[0-9a-f]{40}$/i.test(typed)) return { error: shapeError(typed) }
  const digits = typed.slice(2)
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (isMixed && !isAddress(`0x${digits}`, { strict: true }))
    return {
      error: 'Invalid checksum: at least one character is wrong. Copy the address again.',
    }
  const address = getAddress(`0x${digits.toLowerCase()}`)
  if (address === zeroAddress) return { error: 'This is the zero address, which has no owner.' }
  return { address }
}

function shapeError(typed: string): string {
  if (!/^0x/i.test(typed)) return 'An address starts with 0x, followed by 40 characters (0–9, a–f).'
  const digits = typed.slice(2)
  if (/[^0-9a-f]/i.test(digits)) return 'An address has only the characters 0–9 and a–f after 0x.'
  return `An address has 40 characters after 0x; this has ${digits.length}.`
}
