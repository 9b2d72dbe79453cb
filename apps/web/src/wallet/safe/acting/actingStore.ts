import { type Address, getAddress, isAddress } from 'viem'
import { readStored, removeStored, writeStored } from '../../../storage/storage.ts'

/** The Safe that an owner acts as, to go on with at the next visit. Light: read before any code for Safes is loaded. */
export function readActingAs(owner: Address, chainId: number): Address | undefined {
  const stored = readStored(keyOf(owner, chainId))
  return stored && isAddress(stored) ? stored : undefined
}

export function writeActingAs(owner: Address, chainId: number, safe: Address): void {
  writeStored(keyOf(owner, chainId), getAddress(safe))
}

export function removeActingAs(owner: Address, chainId: number): void {
  removeStored(keyOf(owner, chainId))
}

function keyOf(owner: Address, chainId: number): string {
  return `${getAddress(owner)}-${chainId}-acting-as`
}
