import type { Hex } from 'viem'
import { SignatureError } from './SignatureError.ts'

/** The bytes after the parts of fixed length, and what of them belongs to whom already. */
export type Tail = {
  readonly signatures: Hex
  readonly total: number
  readonly taken: { from: number; to: number }[]
}

const WORD_BYTES = 32

/** What a contract says: its length in one word, then so many bytes. */
export function takeTail(tail: Tail, offset: bigint): Hex {
  const { signatures, total, taken } = tail
  const read = (from: number, length: number): Hex =>
    `0x${signatures.slice(2 + 2 * from, 2 + 2 * (from + length)).toLowerCase()}`
  // Compared as bigint: these numbers may be anything up to 2^256 - 1.
  if (offset + BigInt(WORD_BYTES) > BigInt(total)) throw outside()
  const from = Number(offset)
  const length = BigInt(read(from, WORD_BYTES))
  if (length > BigInt(total - from - WORD_BYTES)) throw outside()
  const to = from + WORD_BYTES + Number(length)
  taken.push({ from, to })
  return read(from + WORD_BYTES, Number(length))
}

function outside(): SignatureError {
  return new SignatureError('malformed-signature', 'A contract’s signature points outside of the bytes.')
}
