import type { Address } from 'viem'

/**
 * In small letters, for a call: viem hashes every other spelling to check it, which costs a slow phone a third of a
 * millisecond for each of the many contracts of a table. Ours are known to be right.
 */
export function plainAddress(address: Address): Address {
  return address.toLowerCase() as Address
}
