import { getAddress, type Hex, hexToBigInt, isHex } from 'viem'
import { isHighS } from './isHighS.ts'
import { SignatureError } from './SignatureError.ts'
import { PART_BYTES, type SignaturePart } from './signaturePart.ts'

/**
 * The parts of what a Safe takes as `signatures`: 65 bytes for each owner, then what contracts say. Stricter than the
 * Safe, which ignores bytes that it does not need: here every byte has one meaning, so that nothing can be altered.
 */
export function parseSignatures(signatures: Hex): readonly SignaturePart[] {
  if (!isHex(signatures) || signatures.length % 2 !== 0)
    throw new SignatureError('malformed-signature', 'The signature is not made of whole bytes in hex.')
  const tail: Tail = { signatures, total: signatures.length / 2 - 1, taken: [] }
  const parts: SignaturePart[] = []
  let end = tail.total
  for (let at = 0; at < end; at += PART_BYTES) {
    if (at + PART_BYTES > end)
      throw new SignatureError(
        'malformed-signature',
        `The signature is ${tail.total} bytes long; ${PART_BYTES} are needed for each owner.`,
      )
    const part = parsePart(signatures.slice(2 + 2 * at, 2 + 2 * (at + PART_BYTES)).toLowerCase(), tail)
    parts.push(part)
    end = Math.min(tail.total, ...tail.taken.map(({ from }) => from))
  }
  if (parts.length === 0) throw new SignatureError('malformed-signature', 'The signature is empty.')
  refuseGaps(tail, parts.length * PART_BYTES)
  return parts
}

function parsePart(part: string, tail: Tail): SignaturePart {
  const [r, s, v] = [part.slice(0, 64), part.slice(64, 128), Number.parseInt(part.slice(128), 16)]
  if (v === 0) return { kind: 'contract', owner: ownerIn(r), data: takeTail(tail, hexToBigInt(`0x${s}`)) }
  if (v === 1) {
    if (/[^0]/.test(s))
      throw new SignatureError('loose-signature', 'An approval carries bytes without meaning.')
    return { kind: 'approved', owner: ownerIn(r) }
  }
  if (v !== 27 && v !== 28 && v !== 31 && v !== 32)
    throw new SignatureError('malformed-signature', `There is no kind of signature with v = ${v}.`)
  if (isHighS(`0x${s}`))
    throw new SignatureError('high-s-signature', 'The signature was altered: its s is in the upper half.')
  return { kind: v > 30 ? 'eth_sign' : 'eoa', signature: `0x${part}` }
}

function ownerIn(word: string) {
  if (/[^0]/.test(word.slice(0, 24)))
    throw new SignatureError('loose-signature', 'An owner’s address has bytes before it.')
  return getAddress(`0x${word.slice(24)}`)
}

/** Some clients fill the last word of what a contract says with zeros; nothing else may stand between. */
function refuseGaps({ signatures, total, taken }: Tail, start: number): void {
  const ordered = taken.toSorted((a, b) => a.from - b.from)
  let at = start
  for (const { from, to } of [...ordered, { from: total, to: total }]) {
    if (from < at)
      throw new SignatureError('loose-signature', 'A contract’s signature reaches into another one.')
    if (from - at > 31 || /[^0]/.test(signatures.slice(2 + 2 * at, 2 + 2 * from)))
      throw new SignatureError('loose-signature', 'There are bytes between the signatures.')
    at = to
  }
}

/** The bytes after the parts of fixed length, and what of them belongs to whom already. */
type Tail = {
  readonly signatures: Hex
  readonly total: number
  readonly taken: { from: number; to: number }[]
}

const WORD_BYTES = 32

/** What a contract says: its length in one word, then so many bytes. */
function takeTail(tail: Tail, offset: bigint): Hex {
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
