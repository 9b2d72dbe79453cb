import { type Address, concat, type Hex, numberToHex, pad, size } from 'viem'
import { PART_BYTES, parseSignatures, SignatureError, type SignaturePart } from './parseSignatures.ts'

export type OwnerSignature = {
  readonly owner: Address
  /** One part, as `encodePart` makes it. */
  readonly signature: Hex
}

/** One part standing alone. */
export function encodePart(part: SignaturePart): Hex {
  const [head, tail] = encode(part, PART_BYTES)
  return concat([head, tail])
}

/** What a Safe takes as `signatures`: in the order of the owners, what contracts say at the end. */
export function encodeSignatures(signatures: readonly OwnerSignature[]): Hex {
  const ordered = signatures.toSorted((a, b) => (a.owner.toLowerCase() < b.owner.toLowerCase() ? -1 : 1))
  const heads: Hex[] = []
  const tails: Hex[] = []
  let offset = ordered.length * PART_BYTES
  for (const [index, { owner, signature }] of ordered.entries()) {
    if (ordered[index + 1]?.owner.toLowerCase() === owner.toLowerCase())
      throw new SignatureError('malformed-signature', `${owner} has signed twice.`)
    const [part, ...more] = parseSignatures(signature)
    if (!part || more.length > 0 || ('owner' in part && part.owner.toLowerCase() !== owner.toLowerCase()))
      throw new SignatureError('malformed-signature', `This is not a single signature of ${owner}.`)
    const [head, tail] = encode(part, offset)
    heads.push(head)
    tails.push(tail)
    offset += size(tail)
  }
  return concat(['0x', ...heads, ...tails])
}

function encode(part: SignaturePart, offset: number): readonly [head: Hex, tail: Hex] {
  switch (part.kind) {
    case 'eoa':
    case 'eth_sign':
      return [part.signature, '0x']
    case 'approved':
      return [concat([ownerWord(part.owner), pad('0x'), '0x01']), '0x']
    case 'contract':
      return [
        concat([ownerWord(part.owner), numberToHex(offset, { size: 32 }), '0x00']),
        concat([numberToHex(size(part.data), { size: 32 }), part.data]),
      ]
    default:
      return part satisfies never
  }
}

/** Without the upper case of a checksum: the same part is always the same text. */
function ownerWord(owner: Address): Hex {
  return pad(`0x${owner.slice(2).toLowerCase()}`)
}
