import type { SignaturePart } from '@love/safe/signatures/parseSignatures'
import { type Address, type Hash, type Hex, hashMessage } from 'viem'
import type { Threads } from '../../threads/createThreads.ts'

/** Whom a part is from: named by it, or recovered. Nothing is proven for the named ones yet. */
export async function signerOf(
  pool: Pick<Threads, 'recoverAddress'>,
  part: SignaturePart,
  hash: Hash,
): Promise<Address | undefined> {
  switch (part.kind) {
    case 'contract':
    case 'approved':
      return part.owner
    case 'eoa':
      return pool.recoverAddress(hash, part.signature)
    case 'eth_sign':
      return pool.recoverAddress(hashMessage({ raw: hash }), fourLess(part.signature))
    default:
      return part satisfies never
  }
}

/** Safes tell `eth_sign` by a v that is 4 higher. */
function fourLess(signature: Hex): Hex {
  return `0x${signature.slice(2, 130)}${signature.endsWith('1f') ? '1b' : '1c'}`
}
