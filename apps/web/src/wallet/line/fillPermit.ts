import { parseSignature } from '@love/protocol/walletSignature'
import { concat, type Hex, numberToHex, size, slice } from 'viem'

/** The three last arguments of a call with a permit: a word each. */
const signatureBytes = 96

/** Puts a wallet's signature where the call has its zeros. */
export function fillPermit(data: Hex, signature: unknown): Hex {
  const { v, r, s } = parseSignature(signature)
  const rest = slice(data, 0, size(data) - signatureBytes)
  return concat([rest, numberToHex(v, { size: 32 }), r, s])
}
