import { type Address, type Hash, type Hex, hashMessage, recoverAddress } from 'viem'
import type { SignaturePart } from './signaturePart.ts'

/** Whose it is, or whose it says it is where only the chain can tell; nobody's where its bytes are no point of the curve. */
export async function signerOfPart(part: SignaturePart, hash: Hash): Promise<Address | undefined> {
  try {
    switch (part.kind) {
      case 'approved':
      case 'contract':
        return part.owner
      case 'eoa':
        return await recoverAddress({ hash, signature: part.signature })
      case 'eth_sign':
        return await recoverAddress({ hash: hashMessage({ raw: hash }), signature: lowered(part.signature) })
      default:
        return part satisfies never
    }
  } catch {
    return undefined
  }
}

/** A Safe tells this kind by a v that is four higher. */
function lowered(signature: Hex): Hex {
  const v = Number.parseInt(signature.slice(-2), 16) - 4
  return `0x${signature.slice(2, -2)}${v.toString(16)}`
}
