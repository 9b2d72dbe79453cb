import { type Address, isAddressEqual } from 'viem'

export function isListedAddress(list: readonly Address[], address: Address): boolean {
  return list.some((listed) => isAddressEqual(listed, address))
}
