import { concat, type Hex, hexToBytes, maxUint256, numberToHex, size, slice } from 'viem'

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const PART = 65

export type Mutation =
  | { kind: 'bit'; bit: number }
  | { kind: 'cut'; bytes: number }
  | { kind: 'v'; part: number; v: number }
  | { kind: 'high-s'; part: number }
  | { kind: 'swap'; part: number }
  | { kind: 'offset'; part: number; to: 'far' | 'end' | 'start' | 'highest' | number }

/** The same signatures with one thing changed, or undefined where that changes nothing. */
export function mutate(signatures: Hex, parts: number, mutation: Mutation): Hex | undefined {
  const mutated = change(signatures, parts, mutation)
  return mutated === signatures ? undefined : mutated
}

function change(signatures: Hex, parts: number, mutation: Mutation): Hex {
  switch (mutation.kind) {
    case 'bit': {
      const bit = mutation.bit % (8 * size(signatures))
      return numberToHex(BigInt(signatures) ^ (1n << BigInt(bit)), { size: size(signatures) })
    }
    case 'cut':
      return slice(signatures, 0, size(signatures) - mutation.bytes)
    case 'v':
      return replace(signatures, (mutation.part % parts) * PART + 64, numberToHex(mutation.v, { size: 1 }))
    case 'high-s': {
      const start = (mutation.part % parts) * PART
      const v = hexToBytes(signatures)[start + 64] ?? 0
      if (v < 27) return signatures
      const s = ORDER - BigInt(slice(signatures, start + 32, start + 64))
      const twin = concat([numberToHex(s, { size: 32 }), numberToHex(55 - v, { size: 1 })])
      return replace(signatures, start + 32, twin)
    }
    case 'swap': {
      const [one, two] = [(mutation.part % parts) * PART, ((mutation.part + 1) % parts) * PART]
      const [first, second] = [slice(signatures, one, one + PART), slice(signatures, two, two + PART)]
      return replace(replace(signatures, one, second), two, first)
    }
    case 'offset': {
      const start = (mutation.part % parts) * PART
      if (slice(signatures, start + 64, start + 65) !== '0x00') return signatures
      const length = BigInt(size(signatures))
      const named = { far: length + 1_000n, end: length - 32n, start: 0n, highest: maxUint256 }
      const offset = typeof mutation.to === 'number' ? BigInt(mutation.to) % length : named[mutation.to]
      return replace(signatures, start + 32, numberToHex(offset, { size: 32 }))
    }
    default:
      return mutation satisfies never
  }
}

function replace(signatures: Hex, at: number, bytes: Hex): Hex {
  const from = 2 + 2 * at
  return `0x${signatures.slice(2, from)}${bytes.slice(2)}${signatures.slice(from + bytes.length - 2)}`
}
