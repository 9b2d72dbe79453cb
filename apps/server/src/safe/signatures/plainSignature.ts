import { isHighS } from '@love/protocol/safe/signatures/isHighS'
import { type Hex, isHex } from 'viem'

/** A wallet's 65 bytes with v as 27 or 28, or undefined where they are none or the altered twin of some. */
export function plainSignature(signature: Hex): Hex | undefined {
  if (!isHex(signature) || signature.length !== 132) return undefined
  const v = Number.parseInt(signature.slice(130), 16)
  // Some wallets count from 0.
  const counted = v < 27 ? v + 27 : v
  if ((counted !== 27 && counted !== 28) || isHighS(`0x${signature.slice(66, 130)}`)) return undefined
  return `0x${signature.slice(2, 130)}${counted.toString(16)}`
}
