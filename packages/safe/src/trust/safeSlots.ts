import {
  type Address,
  type Client,
  getAddress,
  type Hex,
  keccak256,
  numberToHex,
  slice,
  toBytes,
  zeroAddress,
} from 'viem'
import { getStorageAt } from 'viem/actions'
import { safeRules } from '../safeRules.ts'

export const guardSlot = BigInt(keccak256(toBytes('guard_manager.guard.address')))

export const handlerSlot = BigInt(keccak256(toBytes('fallback_manager.handler.address')))

/** Undefined for nobody. */
export function addressInSlot(word: Hex | undefined): Address | undefined {
  const address = word && word !== '0x' ? getAddress(slice(word, 12, 32)) : zeroAddress
  return address === zeroAddress ? undefined : address
}

/**
 * Of a Safe before 1.3.0, whose storage cannot be asked for: it passes on every question that it does not know to its
 * fallback handler, which may say anything. So the node is asked.
 */
export async function readOldHandler(
  client: Client,
  { safe, version }: { readonly safe: Address; readonly version: string },
): Promise<Address | undefined> {
  if (!safeRules(version).hasFallbackHandler) return undefined
  const slot = numberToHex(handlerSlot, { size: 32 })
  return addressInSlot(await getStorageAt(client, { address: safe, slot }))
}
