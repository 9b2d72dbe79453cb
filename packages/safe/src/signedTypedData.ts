import { isHex, type TypedDataParameter } from 'viem'
import { SafeDataError } from './SafeDataError.ts'

type Fields = Readonly<Record<string, unknown>>

type Types = Readonly<Record<string, readonly TypedDataParameter[]>>

/** Typed data as it comes from a gateway: JSON, and often without its primary type. */
export type MessageTypedData = {
  readonly domain: Fields
  readonly types: Types
  readonly message: Fields
  readonly primaryType?: string | undefined
}

type SignedTypedData = MessageTypedData & { readonly primaryType: string }

/** Far more than anybody uses. Every value is hashed together with the text of all its types. */
const MOST_TYPES = 64

/**
 * What of typed data is in its hash, and nothing else: a field that no type names could tell any story beside it. Throws
 * for a value that is not of its type, because it would be hashed as another one than is shown.
 */
export function signedTypedData(data: MessageTypedData): SignedTypedData {
  const primaryType = data.primaryType ?? inferPrimaryType(data.types)
  const domainType = ownOf(data.types, 'EIP712Domain') ?? usualDomain(data.domain)
  const all: Types = { ...data.types, EIP712Domain: domainType }
  const types = { ...typesUnder('EIP712Domain', all), ...typesUnder(primaryType, all) }
  // Of a message that is nothing but its domain only the domain is hashed.
  const message = primaryType === 'EIP712Domain' ? {} : structOf(primaryType, data.message, types)
  return { domain: structOf('EIP712Domain', data.domain, types), types, primaryType, message }
}

const domainFields: readonly TypedDataParameter[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

function usualDomain(domain: Fields): readonly TypedDataParameter[] {
  return domainFields.filter(({ name }) => domain[name] !== undefined && domain[name] !== null)
}

function typesUnder(primaryType: string, types: Types): Types {
  const found = new Map<string, readonly TypedDataParameter[]>()
  const open = [primaryType]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const fields = ownOf(types, name)
    if (!fields || found.has(name)) continue
    if (found.size === MOST_TYPES) throw bad(`it has more than ${MOST_TYPES} types.`)
    found.set(name, fields)
    open.push(...fields.map(({ type }) => type.split('[', 1)[0] ?? type))
  }
  return Object.fromEntries(found)
}

function structOf(type: string, value: unknown, types: Types): Fields {
  const fields = ownOf(types, type)
  if (!fields) throw bad(`there is no type “${type.slice(0, 40)}”.`)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw bad(`a ${type.slice(0, 40)} is not an object.`)
  const given: Fields = { ...value }
  return Object.fromEntries(
    fields.map(({ name, type: inner }) => [
      name,
      fieldValue({ name, type: inner }, ownOf(given, name), types),
    ]),
  )
}

function fieldValue({ name, type }: TypedDataParameter, value: unknown, types: Types): unknown {
  const list = /^(.+)\[(\d*)\]$/.exec(type)
  if (list?.[1] !== undefined) {
    const item = { name, type: list[1] }
    if (!Array.isArray(value) || (list[2] && value.length !== Number(list[2])))
      throw bad(`“${name.slice(0, 40)}” is not a valid ${type.slice(0, 40)}.`)
    return value.map((one: unknown) => fieldValue(item, one, types))
  }
  if (ownOf(types, type)) return structOf(type, value, types)
  if (!isOfType(type, value)) throw bad(`“${name.slice(0, 40)}” is not a valid ${type.slice(0, 40)}.`)
  return value
}

/** Whether it has the right form; its size is looked at when it is hashed. */
function isOfType(type: string, value: unknown): boolean {
  if (type === 'string' || type === 'address') return typeof value === 'string'
  if (type === 'bool') return typeof value === 'boolean'
  if (/^bytes\d{0,2}$/.test(type)) return isHex(value) && value.length % 2 === 0
  if (!/^u?int\d{0,3}$/.test(type)) return false
  return typeof value === 'string'
    ? /^(-?\d+|0x[0-9a-f]+)$/i.test(value)
    : typeof value === 'bigint' || Number.isInteger(value)
}

function ownOf<T>(fields: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

function bad(reason: string): SafeDataError {
  return new SafeDataError(
    `The typed data cannot be hashed: ${reason}`,
    'Check that every field is present and matches its type.',
  )
}

type ParentTypes = Readonly<Record<string, readonly { readonly type: string }[]>>

const hint = 'Send primaryType with the typed data.'

/** The one type that no other type is made with. */
export function inferPrimaryType(types: ParentTypes): string {
  const names = Object.keys(types).filter((name) => name !== 'EIP712Domain')
  const parts = new Set(
    names.flatMap((name) =>
      (types[name] ?? []).map(({ type }) => baseOf(type)).filter((base) => base !== name),
    ),
  )
  const [found, ...others] = names.filter((name) => !parts.has(name))
  if (found === undefined) throw new SafeDataError('The typed data has no primary type.', hint)
  if (others.length > 0)
    throw new SafeDataError('The typed data has more than one possible primary type.', hint)
  return found
}

function baseOf(type: string): string {
  return type.split('[', 1)[0] ?? type
}
