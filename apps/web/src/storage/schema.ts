import { cleanText } from '@love/protocol/format/cleanText'
import { type Address, type Hash, type Hex, isAddress, isHash, isHex, maxUint256 } from 'viem'

/** Says what a value from outside is; nothing for one that makes no sense. */
export type Schema<Value> = (value: unknown) => Value | undefined

export type Fields = Readonly<Record<string, unknown>>

/** None for what is no object. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** As it is: for what no person reads, or what is checked again where it is used. */
export const anyText: Schema<string> = (value) => (typeof value === 'string' ? value : undefined)

/** To be shown: cleaned, and cut to `most` characters. */
export function shownText(most: number): Schema<string> {
  return (value) => (typeof value === 'string' ? cleanText(value, most) : undefined)
}

export const flag: Schema<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

export const count: Schema<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined

/** Milliseconds since 1970. */
export const time: Schema<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined

export const hash: Schema<Hash> = (value) => (typeof value === 'string' && isHash(value) ? value : undefined)

export const address: Schema<Address> = (value) =>
  typeof value === 'string' && isAddress(value) ? value : undefined

export const bytes: Schema<Hex> = (value) =>
  isHex(value, { strict: true }) && value.length % 2 === 0 ? value : undefined

/** A block, or an amount of something. */
export const uint256: Schema<bigint> = (value) =>
  typeof value === 'bigint' && value >= 0n && value <= maxUint256 ? value : undefined

export function oneOf<const Value>(...values: readonly Value[]): Schema<Value> {
  return (value) => values.find((one) => one === value)
}

/** What the first schema that fits says. */
export function either<Value>(...schemas: readonly Schema<Value>[]): Schema<Value> {
  return (value) => {
    for (const schema of schemas) {
      const known = schema(value)
      if (known !== undefined) return known
    }
    return undefined
  }
}

type Shape = Readonly<Record<string, Schema<unknown>>>
type Known<Of extends Shape> = { readonly [Name in keyof Of]: Exclude<ReturnType<Of[Name]>, undefined> }

type RecordOf<Required extends Shape, Optional extends Shape> = Known<Required> & {
  readonly [Name in keyof Optional]?: Known<Optional>[Name]
}

/** Without one of the required fields it is nothing; each optional one that makes no sense is left out alone. */
export function record<Required extends Shape, Optional extends Shape = Readonly<Record<never, never>>>(
  required: Required,
  optional?: Optional,
): Schema<RecordOf<Required, Optional>> {
  const all = Object.entries({ ...optional, ...required })
  const needed = Object.keys(required)
  return (value) => {
    const fields = fieldsOf(value)
    const known = new Map<string, unknown>()
    for (const [name, schema] of all) {
      const field = schema(fields[name])
      if (field !== undefined) known.set(name, field)
    }
    if (!needed.every((name) => known.has(name))) return undefined
    return Object.fromEntries(known) as RecordOf<Required, Optional>
  }
}

/** Each entry that makes no sense is left out alone; what is no list is an empty one. */
export function listOf<Value>(schema: Schema<Value>, most = Infinity): (value: unknown) => readonly Value[] {
  return (value) => {
    const known: Value[] = []
    for (const one of Array.isArray(value) ? value : []) {
      const entry = schema(one)
      if (entry !== undefined && known.length < most) known.push(entry)
    }
    return known
  }
}

/** For what is another thing without one of its parts: then it is nothing. */
export function wholeListOf<Value>(entry: Schema<Value>): Schema<readonly Value[]> {
  const entries = listOf(entry)
  return (value) => {
    const known = entries(value)
    return Array.isArray(value) && known.length === value.length ? known : undefined
  }
}
