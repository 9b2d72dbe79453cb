import { type Address, domainSeparator, type Hex, type TypedDataDomain } from 'viem'
import { safeRules } from './safeRules.ts'

export type SafeIdentity = {
  readonly safe: Address
  readonly chainId: number
  /** As the contract says it. */
  readonly version: string
}

export function safeDomain({ safe, chainId, version }: SafeIdentity): TypedDataDomain {
  return safeRules(version).hasChainId ? { chainId, verifyingContract: safe } : { verifyingContract: safe }
}

export function safeDomainHash(identity: SafeIdentity): Hex {
  return domainSeparator({ domain: safeDomain(identity) })
}
