import { concat, type Hash, type Hex, keccak256 } from 'viem'
import { type SafeIdentity, safeDomainHash } from './safeDomain.ts'

export type SafeHashes = {
  readonly hash: Hash
  readonly domainHash: Hash
  readonly structHash: Hash
  /** The bytes behind `hash`: Safes up to 1.4.1 show them to the contracts that own them. */
  readonly preimage: Hex
}

export function safeHashes(identity: SafeIdentity, structHash: Hash): SafeHashes {
  const domainHash = safeDomainHash(identity)
  const preimage = concat(['0x1901', domainHash, structHash])
  return { hash: keccak256(preimage), domainHash, structHash, preimage }
}
