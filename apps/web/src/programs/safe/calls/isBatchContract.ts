import { officialAddresses } from '@love/contracts/deployments/safeReleases'
import type { Address } from 'viem'

const known: ReadonlySet<string> = new Set(officialAddresses('multiSend', 'multiSendCallOnly'))

/** Code that, run as the Safe, does nothing but make the calls of a batch. */
export function isBatchContract(address: Address): boolean {
  return known.has(address.toLowerCase())
}
