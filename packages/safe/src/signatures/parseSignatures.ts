import { ProtocolError } from '@love/protocol/errors'
import {
  type Address,
  getAddress,
  type Hash,
  type Hex,
  hashMessage,
  hexToBigInt,
  isHex,
  recoverAddress,
} from 'viem'

/**
 * The parts of what a Safe takes as `signatures`: 65 bytes for each owner, then what contracts say. Stricter than the
 * Safe, which ignores bytes that it does not need: here every byte has one meaning, so that nothing can be altered.
 */
export function parseSignatures(signatures: Hex): readonly SignaturePart[] {
  if (!isHex(signatures) || signatures.length % 2 !== 0)
    throw new SignatureError('malformed-signature', 'The signature is not valid hex data.')
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
      throw new SignatureError('loose-signature', 'An approval contains meaningless extra bytes.')
    return { kind: 'approved', owner: ownerIn(r) }
  }
  if (v !== 27 && v !== 28 && v !== 31 && v !== 32)
    throw new SignatureError('malformed-signature', `Unknown signature type (v = ${v}).`)
  if (isHighS(`0x${s}`))
    throw new SignatureError('high-s-signature', 'The signature was altered: its s is in the upper half.')
  return { kind: v > 30 ? 'eth_sign' : 'eoa', signature: `0x${part}` }
}

function ownerIn(word: string) {
  if (/[^0]/.test(word.slice(0, 24)))
    throw new SignatureError('loose-signature', 'An owner’s address has extra bytes before it.')
  return getAddress(`0x${word.slice(24)}`)
}

/** Some clients fill the last word of what a contract says with zeros; nothing else may stand between. */
function refuseGaps({ signatures, total, taken }: Tail, start: number): void {
  const ordered = taken.toSorted((a, b) => a.from - b.from)
  let at = start
  for (const { from, to } of [...ordered, { from: total, to: total }]) {
    if (from < at) throw new SignatureError('loose-signature', 'A contract’s signature overlaps another one.')
    if (from - at > 31 || /[^0]/.test(signatures.slice(2 + 2 * at, 2 + 2 * from)))
      throw new SignatureError('loose-signature', 'There are extra bytes between the signatures.')
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
  return new SignatureError('malformed-signature', 'A contract’s signature points outside the data.')
}

export type SignatureErrorCode =
  /** The bytes are no signatures of a Safe. */
  | 'malformed-signature'
  /** A Safe would read them, but the same could be said in exactly one plainer way. */
  | 'loose-signature'
  /** Anybody can make it from an owner's signature, so it is nobody's. */
  | 'high-s-signature'

export class SignatureError extends ProtocolError {
  readonly code: SignatureErrorCode

  constructor(code: SignatureErrorCode, message: string) {
    super(message, { hint: 'Sign again, and submit the signature exactly as your wallet returned it.' })
    this.code = code
  }
}

/** One owner's say. Only `approved` and `contract` name their owner; the others must be recovered. */
export type SignaturePart =
  | { readonly kind: 'eoa' | 'eth_sign'; readonly signature: Hex }
  | { readonly kind: 'approved'; readonly owner: Address }
  | { readonly kind: 'contract'; readonly owner: Address; readonly data: Hex }

/** The words r and s and the byte v. */
export const PART_BYTES = 65

/** Half the order of the curve secp256k1. */
const highestS = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/** Every signature has a twin with the other half of s, which the chain accepts as well. */
export function isHighS(s: Hex): boolean {
  return BigInt(s) > highestS
}

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
