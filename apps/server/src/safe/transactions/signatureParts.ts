import { parseSignatures } from '@love/protocol/safe/signatures/parseSignatures'
import type { SignaturePart } from '@love/protocol/safe/signatures/signaturePart'
import type { Hex } from 'viem'

/** What a Safe was given as signatures. It takes some spellings that we do not read: of those nothing is told. */
export function signatureParts(signatures: string | null): readonly SignaturePart[] {
  if (signatures === null) return []
  try {
    return parseSignatures(signatures as Hex)
  } catch {
    return []
  }
}
