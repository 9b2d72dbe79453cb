import { officialContracts, type SafeRole } from '@love/contracts/deployments/safeReleases'
import type { Address } from 'viem'

/** What code of Safe's releases does where it runs as the Safe. */
type KnownDelegate = 'batch' | 'message' | 'update'

const kinds: Readonly<Partial<Record<SafeRole, KnownDelegate>>> = {
  multiSend: 'batch',
  multiSendCallOnly: 'batch',
  signMessageLib: 'message',
  migration: 'update',
  toL2Migration: 'update',
}

const known: ReadonlyMap<string, KnownDelegate> = new Map(
  officialContracts.flatMap(({ role, address }) => {
    const kind = kinds[role]
    return kind ? [[address.toLowerCase(), kind] as const] : []
  }),
)

/** Undefined for code that could do anything. */
export function knownDelegate(address: Address): KnownDelegate | undefined {
  return known.get(address.toLowerCase())
}
