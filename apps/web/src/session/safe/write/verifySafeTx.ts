import type { SafeIdentity } from '@love/protocol/safe/safeDomain'
import type { SafeHashes } from '@love/protocol/safe/safeHashes'
import type { SafeTx } from '@love/protocol/safe/safeTx'
import { safeTxHashes } from '@love/protocol/safe/safeTxHash'
import type { TransactionDetails } from '@love/safe-api/replies/transactionDetails'
import { isAddressEqual, isHash } from 'viem'
import { multisigIn } from './multisigIn.ts'
import { safeTxIn } from './safeTxIn.ts'

export type VerifiedSafeTx =
  | { readonly matches: true; readonly tx: SafeTx; readonly hashes: SafeHashes }
  | { readonly matches: false; readonly words: string }

/**
 * Whether the fields that a gateway shows are those of the hash that it names, for this Safe on this chain. What does not
 * match is never signed: somebody has altered it, or it belongs to another Safe.
 */
export function verifySafeTx(details: TransactionDetails, identity: SafeIdentity): VerifiedSafeTx {
  const info = multisigIn(details)
  if (!isAddressEqual(details.safeAddress, identity.safe))
    return mismatch(`it is filed under another Safe, ${details.safeAddress}`)
  if (!info) return mismatch('it is no transaction that owners sign')
  if (!isHash(info.safeTxHash)) return mismatch('its hash is none')
  const tx = safeTxIn(details)
  if (!tx) return mismatch('a field is missing or is no value of its kind')
  const hashes = hashesOf(tx, identity)
  if (!hashes) return mismatch('a field is no value of its kind')
  if (hashes.hash !== info.safeTxHash.toLowerCase())
    return mismatch(`the fields shown have the hash ${hashes.hash}, but it is filed under ${info.safeTxHash}`)
  return { matches: true, tx, hashes }
}

function hashesOf(tx: SafeTx, identity: SafeIdentity): SafeHashes | undefined {
  try {
    return safeTxHashes({ ...identity, tx })
  } catch {
    return undefined
  }
}

function mismatch(what: string): VerifiedSafeTx {
  return { matches: false, words: `This does not match: ${what}. Do not sign it.` }
}
