import { type Hex, isHex, numberToHex, parseCompactSignature, parseSignature as parseLong, size } from 'viem'

export type SignatureParts = { readonly v: 27n | 28n; readonly r: Hex; readonly s: Hex }

/** A wallet's signature of 65 bytes, with any spelling of `v`, or the compact one of 64 (EIP-2098). */
export function parseSignature(answer: unknown): SignatureParts {
  if (!isHex(answer) || (size(answer) !== 64 && size(answer) !== 65)) throw new BadAnswerError()
  try {
    const { r, s, yParity } = size(answer) === 64 ? { ...parseCompact(answer) } : parseLong(answer as Hex)
    if (yParity !== 0 && yParity !== 1) throw new BadAnswerError()
    return { v: yParity === 0 ? 27n : 28n, r, s }
  } catch {
    throw new BadAnswerError()
  }
}

function parseCompact(answer: Hex): { r: Hex; s: Hex; yParity: number } {
  const { r, yParityAndS } = parseCompactSignature(answer)
  const both = BigInt(yParityAndS)
  const highest = 1n << 255n
  return { r, s: numberToHex(both & (highest - 1n), { size: 32 }), yParity: both >= highest ? 1 : 0 }
}

/** A wallet answered something that no standard knows. */
export class BadAnswerError extends Error {
  override readonly name = 'BadAnswerError'
  readonly code = 'bad-answer'
}
