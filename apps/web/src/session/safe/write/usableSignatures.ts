import type { OwnerSignature } from '@love/protocol/safe/signatures/encodeSignatures'
import { parseSignatures } from '@love/protocol/safe/signatures/parseSignatures'
import { SignatureError } from '@love/protocol/safe/signatures/SignatureError'
import type { SignaturePart } from '@love/protocol/safe/signatures/signaturePart'
import { signerOfPart } from '@love/protocol/safe/signatures/signerOfPart'
import { type Address, type Hash, isAddressEqual, isHex } from 'viem'
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
    if (!part || more.length > 0 || !isAddressEqual(await signerOf(hash, part), owner)) return undefined
    return { owner, signature, isCheckedOnChain: part.kind === 'approved' || part.kind === 'contract' }
  } catch {
    return undefined
  }
}

/** Who says so for that hash; of a contract and of an approval, who claims to. */
async function signerOf(hash: Hash, part: SignaturePart): Promise<Address> {
  const signer = await signerOfPart(part, hash)
  if (!signer) throw new SignatureError('malformed-signature', 'The signature is nobody’s.')
  return signer
}
