import { type Address, type Hash, type Hex, isAddressEqual } from 'viem'
import { encodePart, type OwnerSignature } from '../signatures/encodeSignatures.ts'
import { parseSignatures } from '../signatures/parseSignatures.ts'
import { SignatureError } from '../signatures/SignatureError.ts'
import type { SignaturePart } from '../signatures/signaturePart.ts'
import { signerOfPart } from '../signatures/signerOfPart.ts'
import { FloppyError } from './FloppyError.ts'
import type { FloppyFacts, FloppySignature } from './floppyProposal.ts'

/** Whose it is, is computed from it and not taken from the file. */
export async function checkSignature(
  { owner, signature }: OwnerSignature,
  { hash, facts }: { readonly hash: Hash; readonly facts: Pick<FloppyFacts, 'owners'> },
): Promise<FloppySignature> {
  if (!facts.owners.some((known) => isAddressEqual(known, owner)))
    throw new FloppyError(
      'wrong-owner',
      `${owner} has signed, and is no owner of this Safe.`,
      'Ask for the file without that signature.',
    )
  const part = partOf(signature, owner)
  const signer = await signerOfPart(part, hash)
  if (!signer || !isAddressEqual(signer, owner))
    throw new FloppyError(
      'wrong-owner',
      `The signature of ${owner} is not theirs, or is for another transaction.`,
      'Do not use this file. Ask them to sign again.',
    )
  const isChecked = part.kind === 'eoa' || part.kind === 'eth_sign'
  return { owner, signature: encodePart(part), isChecked }
}

function partOf(signature: Hex, owner: Address): SignaturePart {
  try {
    const [part, ...more] = parseSignatures(signature)
    if (part && more.length === 0) return part
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error
  }
  throw new FloppyError(
    'wrong-owner',
    `What stands there for ${owner} is not one signature.`,
    'Ask them to sign again.',
  )
}
