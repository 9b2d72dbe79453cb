import { type Address, getAddress, isAddress, zeroAddress } from 'viem'

export type ParsedAccount = { readonly address: Address } | { readonly error: string }

/** Reads what a person typed or an address of the page holds. Mixed capitals are a checksum (EIP-55) and must fit. */
export function parseAccount(text: string): ParsedAccount {
  const typed = text.trim()
  if (typed === '') return { error: 'Type or paste an address first.' }
  if (typed.includes('.'))
    return { error: 'Names are not looked up here. Use the address itself: 0x and 40 digits.' }
  if (!/^0x[0-9a-f]{40}$/i.test(typed)) return { error: shapeError(typed) }
  const digits = typed.slice(2)
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (isMixed && !isAddress(`0x${digits}`, { strict: true }))
    return {
      error: 'Its capitals do not fit: at least one character is wrong. Copy the address once more.',
    }
  const address = getAddress(`0x${digits.toLowerCase()}`)
  if (address === zeroAddress) return { error: 'This is the zero address. It belongs to nobody.' }
  return { address }
}

function shapeError(typed: string): string {
  if (!/^0x/i.test(typed)) return 'An address begins with 0x, followed by 40 digits from 0 to 9 and a to f.'
  const digits = typed.slice(2)
  if (/[^0-9a-f]/i.test(digits)) return 'After 0x an address has only digits from 0 to 9 and a to f.'
  return `After 0x an address has 40 digits, this has ${digits.length}.`
}
