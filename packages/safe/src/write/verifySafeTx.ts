import { type Hex, isAddressEqual, isHash, isHex, maxUint256 } from 'viem'
import type { TransactionDetails } from '../api/replies/transactionDetails.ts'
import { safeRules } from '../safeRules.ts'
import { type SafeHashes, type SafeIdentity, type SafeTx, safeTxHashes } from '../safeTx.ts'
import { multisigIn } from './multisigIn.ts'

export type VerifiedSafeTx =
  | { readonly matches: true; readonly tx: SafeTx; readonly hashes: SafeHashes }
  | {
      readonly matches: false
      readonly words: string
      /** What it was before the Safe was updated. Nobody can sign or execute that any longer. */
      readonly outdated?: { readonly tx: SafeTx; readonly hashes: SafeHashes }
    }

/**
 * Whether the fields that a gateway shows are those of the hash that it names, for this Safe on this chain. What does not
 * match is never signed: somebody has altered it, or it belongs to another Safe.
 */
export function verifySafeTx(details: TransactionDetails, identity: SafeIdentity): VerifiedSafeTx {
  const info = multisigIn(details)
  if (!isAddressEqual(details.safeAddress, identity.safe))
    return mismatch(`it is listed under another Safe, ${details.safeAddress}`)
  if (!info) return mismatch('it is not an owner-signed transaction')
  if (!isHash(info.safeTxHash)) return mismatch('its hash is invalid')
  const tx = safeTxIn(details)
  if (!tx) return mismatch('a field is missing or invalid')
  const hashes = hashesOf(tx, identity)
  if (!hashes) return mismatch('a field is invalid')
  const claimed = info.safeTxHash.toLowerCase()
  const outdated = hashes.hash === claimed ? undefined : outdatedHashes(tx, identity)
  if (outdated?.hash === claimed)
    return { matches: false, words: outdatedWords, outdated: { tx, hashes: outdated } }
  if (hashes.hash !== claimed)
    return mismatch(`its fields hash to ${hashes.hash}, but it is listed under ${info.safeTxHash}`)
  return { matches: true, tx, hashes }
}

const outdatedWords =
  'Signed before this Safe was updated, so its signatures no longer count. Propose it again.'

/** Safes before 1.3.0 hash without their chain. */
function outdatedHashes(tx: SafeTx, identity: SafeIdentity): SafeHashes | undefined {
  return safeRules(identity.version).hasChainId ? hashesOf(tx, { ...identity, version: '1.2.0' }) : undefined
}

function hashesOf(tx: SafeTx, identity: SafeIdentity): SafeHashes | undefined {
  try {
    return safeTxHashes({ ...identity, tx })
  } catch {
    return undefined
  }
}

function mismatch(what: string): VerifiedSafeTx {
  return { matches: false, words: `Hash mismatch: ${what}. Do not sign it.` }
}

/** The fields that owners sign, of what a gateway answered; nothing when one is missing or cannot be read. */
function safeTxIn(details: TransactionDetails): SafeTx | undefined {
  const { txData } = details
  const info = multisigIn(details)
  if (!txData || !info) return undefined
  const { operation } = txData
  const data = bytesIn(txData.hexData ?? '0x')
  const [value, safeTxGas, baseGas, gasPrice] = [
    numberIn(txData.value ?? '0'),
    numberIn(info.safeTxGas),
    numberIn(info.baseGas),
    numberIn(info.gasPrice),
  ]
  if (!data || value === undefined || safeTxGas === undefined) return undefined
  if (baseGas === undefined || gasPrice === undefined || info.nonce < 0) return undefined
  return {
    to: txData.to.value,
    value,
    data,
    operation,
    safeTxGas,
    baseGas,
    gasPrice,
    gasToken: info.gasToken,
    refundReceiver: info.refundReceiver.value,
    nonce: BigInt(info.nonce),
  }
}

/** In one spelling, so that what is compared and decoded is not a matter of upper and lower case. */
function bytesIn(text: string): Hex | undefined {
  return isHex(text) && text.length % 2 === 0 ? `0x${text.slice(2).toLowerCase()}` : undefined
}

function numberIn(text: string): bigint | undefined {
  if (!/^\d{1,78}$/.test(text)) return undefined
  const number = BigInt(text)
  return number <= maxUint256 ? number : undefined
}
