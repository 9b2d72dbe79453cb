import type { SafeFacts } from '../write/safeFacts.ts'
import { type NewSafe, newSafeAddress, newSafeContracts } from './newSafe.ts'

/** What the chain will say of a Safe once it is deployed, and nobody has changed it. */
export function plannedFacts(safe: NewSafe, chainId: number): SafeFacts {
  const { singleton, fallbackHandler } = newSafeContracts(safe)
  return {
    safe: newSafeAddress(safe),
    chainId,
    version: safe.version,
    code: { isVerified: true, singleton: singleton.address, version: safe.version, isL2: safe.isL2 },
    owners: safe.owners,
    threshold: safe.threshold,
    nonce: 0n,
    guard: undefined,
    fallbackHandler: fallbackHandler.address,
  }
}
