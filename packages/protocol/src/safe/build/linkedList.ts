import { type Address, isAddressEqual, pad } from 'viem'

/** Where the lists of a Safe begin and end; it is nobody. */
export const SENTINEL: Address = pad('0x01', { size: 20 })

export function isListed(list: readonly Address[], item: Address): boolean {
  return list.some((listed) => isAddressEqual(listed, item))
}

/** Who points to it in the contract's list. */
export function before(list: readonly Address[], item: Address): Address {
  const index = list.findIndex((listed) => isAddressEqual(listed, item))
  return list[index - 1] ?? SENTINEL
}

export function without(list: readonly Address[], item: Address): readonly Address[] {
  return list.filter((listed) => !isAddressEqual(listed, item))
}
