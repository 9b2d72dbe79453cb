import { type Address, type Hash, isAddressEqual, isHex } from 'viem'
import type { OwnerSignature } from '../signatures/encodeSignatures.ts'
import { parseSignatures, signerOfPart } from '../signatures/parseSignatures.ts'
import { isListedAddress } from './isListedAddress.ts'

export type ClaimedSignature = { readonly owner: Address; readonly signature: string | undefined }

export type UsableSignature = OwnerSignature & {
  /** Of a contract, or an approval on the chain: only the chain can tell whether it counts. */
  readonly isCheckedOnChain: boolean
}

/** An honest gateway has one for each owner. To check one takes milliseconds. */
const mostForEach = 4

/**
 * Of what a gateway calls signatures, those that are one, by somebody who is an owner now, one of each. Those of keys
 * come first, because what only the chain can check may be none.
 */
export async function usableSignatures(
  hash: Hash,
  claims: readonly ClaimedSignature[],
  owners: readonly Address[],
): Promise<readonly UsableSignature[]> {
  const listed = claims.filter(({ owner }) => isListedAddress(owners, owner))
  const tried = listed.slice(0, mostForEach * owners.length)
  const found = (await Promise.all(tried.map((claim) => usable(hash, claim)))).filter(
    (one) => one !== undefined,
  )
  const sureFirst = found.toSorted((a, b) => Number(a.isCheckedOnChain) - Number(b.isCheckedOnChain))
  const byOwner = new Map<string, UsableSignature>()
  for (const one of sureFirst) {
    const key = one.owner.toLowerCase()
    if (!byOwner.has(key)) byOwner.set(key, one)
  }
  return [...byOwner.values()]
}

async function usable(
  hash: Hash,
  { owner, signature }: ClaimedSignature,
): Promise<UsableSignature | undefined> {
  if (!isHex(signature)) return undefined
  try {
    const [part, ...more] = parseSignatures(signature)
    const signer = part && more.length === 0 ? await signerOfPart(part, hash) : undefined
    if (!part || !signer || !isAddressEqual(signer, owner)) return undefined
    return { owner, signature, isCheckedOnChain: part.kind === 'approved' || part.kind === 'contract' }
  } catch {
    return undefined
  }
}
