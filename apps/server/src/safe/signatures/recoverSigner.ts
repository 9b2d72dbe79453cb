import { recover } from 'tiny-secp256k1'
import { type Address, getAddress, type Hash, type Hex, hexToBytes, keccak256, slice } from 'viem'

/** The address whose key made these 65 bytes, or null where no key can have. Takes half a millisecond. */
export function recoverSigner(hash: Hash, signature: Hex): Address | null {
  const bytes = hexToBytes(signature)
  const key = recoverKey(hexToBytes(hash), bytes.subarray(0, 64), bytes[64] === 28 ? 1 : 0)
  return key ? getAddress(slice(keccak256(key.subarray(1)), 12)) : null
}

function recoverKey(hash: Uint8Array, rs: Uint8Array, parity: 0 | 1): Uint8Array | null {
  try {
    return recover(hash, rs, parity, false)
  } catch {
    // So it answers to numbers that are no points of the curve.
    return null
  }
}
