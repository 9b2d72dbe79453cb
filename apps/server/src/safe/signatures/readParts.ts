import { parseSignatures, SignatureError, type SignaturePart } from '@love/safe/signatures/parseSignatures'
import type { Hex } from 'viem'
import { Refusal } from './signatureLimits.ts'

/** The parts of a signature, where all of them are of a kind that is taken here. */
export function readParts(signature: Hex, { ethSign }: { ethSign: boolean }): readonly SignaturePart[] {
  const parts = parse(signature)
  if (!ethSign && parts.some(({ kind }) => kind === 'eth_sign'))
    throw new Refusal(
      'eth-sign',
      'eth_sign signatures are not accepted because they do not show what is signed. Sign the typed data instead.',
    )
  return parts
}

function parse(signature: Hex): readonly SignaturePart[] {
  try {
    return parseSignatures(signature)
  } catch (error) {
    if (error instanceof SignatureError) throw new Refusal(error.code, `${error.message} ${error.hint}`)
    throw error
  }
}
