import type { Address } from 'viem'

export function isSameAddress(written: unknown, address: Address): boolean {
  return typeof written === 'string' && written.toLowerCase() === address.toLowerCase()
}
