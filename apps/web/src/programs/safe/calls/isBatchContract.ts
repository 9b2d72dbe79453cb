import { safe130Contracts, safeContracts } from '@love/contracts/deployments/safe'
import type { Address } from 'viem'

const known: ReadonlySet<string> = new Set(
  [safeContracts.multiSend, safeContracts.multiSendCallOnly, ...safe130Contracts.multiSends].map((address) =>
    address.toLowerCase(),
  ),
)

/** Code that, run as the Safe, does nothing but make the calls of a batch. */
export function isBatchContract(address: Address): boolean {
  return known.has(address.toLowerCase())
}
