import { type Address, type Hash, type Hex, isAddress, isHash, isHex } from 'viem'

/** What storage holds may be anything: these tell what it is. */
export type Fields = Readonly<Record<string, unknown>>

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export function isHashText(value: unknown): value is Hash {
  return typeof value === 'string' && isHash(value)
}

export function isAddressText(value: unknown): value is Address {
  return typeof value === 'string' && isAddress(value)
}

export function isBytes(value: unknown): value is Hex {
  return isHex(value, { strict: true }) && value.length % 2 === 0
}

/** A block, or an amount of something. */
export function isPositiveBigint(value: unknown): value is bigint {
  return typeof value === 'bigint' && value >= 0n
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
