import { type AbiParameter, getAddress, isAddress, isHex } from 'viem'
import { SafeDataError } from '../SafeDataError.ts'

const MOST_CHARACTERS = 256 * 1024

/** What somebody typed for a parameter, as the encoder takes it. Lists and structs are typed as JSON. */
export function parseArgument(parameter: AbiParameter, text: string): unknown {
  if (text.length > MOST_CHARACTERS) throw bad('It is larger than 256 kB.', 'Enter less.')
  const type = abiTypeOf(parameter)
  if (type.kind === 'string') return text
  const isJson = type.kind === 'tuple' || type.kind === 'list'
  return readValue(type, isJson ? parseJson(text, type) : text.trim())
}

function parseJson(text: string, { kind }: AbiType): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw kind === 'list'
      ? bad('Not a list.', 'Enter it as JSON: ["1", "2"].')
      : bad('Not a group of values.', 'Enter it as JSON: ["1", "2"], or {"name": "1"}.')
  }
}

function readValue(type: AbiType, value: unknown): unknown {
  switch (type.kind) {
    case 'number':
      return numberOf(type, value)
    case 'bytes':
      return bytesOf(type, value)
    case 'address':
      return addressOf(value)
    case 'bool':
      if (value === true || value === 'true') return true
      if (value === false || value === 'false') return false
      throw bad('Neither true nor false.', 'Enter true or false.')
    case 'string':
      if (typeof value === 'string') return value
      throw bad('Not text.', 'Put it in quotes.')
    case 'list':
      return listOf(type, value)
    case 'tuple':
      return tupleOf(type, value)
    default:
      return type satisfies never
  }
}

function numberOf({ isSigned, bits }: Extract<AbiType, { kind: 'number' }>, value: unknown): bigint {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw bad('This number is not exact in JSON.', 'Put it in quotes, without a decimal point.')
  const text = String(typeof value === 'object' ? '' : value)
  if (!/^(-?\d{1,100}|0x[0-9a-f]{1,64})$/i.test(text))
    throw bad('Not a whole number.', 'Enter digits only, or hex starting with 0x.')
  const number = BigInt(text)
  const [least, most] = isSigned
    ? [-(2n ** BigInt(bits - 1)), 2n ** BigInt(bits - 1) - 1n]
    : [0n, 2n ** BigInt(bits) - 1n]
  if (number < least) throw bad(`Below ${least}.`, `Enter at least ${least}.`)
  if (number > most) throw bad(`Too large for ${bits} bits.`, `Enter at most ${most}.`)
  return number
}

function bytesOf({ length }: Extract<AbiType, { kind: 'bytes' }>, value: unknown): string {
  if (typeof value !== 'string' || !isHex(value) || value.length % 2 !== 0)
    throw bad('Not valid hex data.', 'Enter 0x followed by two characters per byte.')
  const count = value.length / 2 - 1
  if (length !== undefined && count !== length)
    throw bad(`${count} bytes given; ${length} are required.`, `Enter 0x and ${2 * length} characters.`)
  return value
}

function addressOf(value: unknown): string {
  if (typeof value !== 'string' || !isAddress(value, { strict: false }))
    throw bad('Not an address.', 'Enter 0x and 40 characters.')
  if (!isAddress(value)) throw bad('Invalid address checksum.', 'Copy it again.')
  return getAddress(value)
}

function listOf({ item, length }: Extract<AbiType, { kind: 'list' }>, value: unknown): unknown[] {
  if (!Array.isArray(value)) throw bad('Not a list.', 'Enter it as JSON: ["1", "2"].')
  if (length !== undefined && value.length !== length)
    throw bad(`${value.length} items given; ${length} are required.`, `Enter ${length} items.`)
  const type = abiTypeOf(item)
  return value.map((entry, index) => inside(`Item ${index + 1}`, () => readValue(type, entry)))
}

/** By position where fields have no names or the same ones: an object could not be encoded then. */
function tupleOf({ fields }: Extract<AbiType, { kind: 'tuple' }>, value: unknown): unknown {
  if (typeof value !== 'object' || value === null)
    throw bad('Not a group of values.', 'Enter it as JSON: ["1", "2"], or {"name": "1"}.')
  const given: Readonly<Record<string, unknown>> = { ...value }
  const isList = Array.isArray(value)
  const keys = Object.keys(given)
  const stranger = keys.find((key, index) =>
    isList ? index >= fields.length : !fields.some(({ name }) => name === key),
  )
  if (stranger !== undefined)
    throw bad(`Unknown field ${isList ? Number(stranger) + 1 : `“${stranger.slice(0, 40)}”`}.`, 'Remove it.')
  const values = fields.map((field, index) => {
    const name = field.name || String(index + 1)
    const key = isList ? String(index) : (field.name ?? '')
    if (!Object.hasOwn(given, key)) throw bad(`The field ${name} is missing.`, `Enter ${name} too.`)
    return inside(`Field ${name}`, () => readValue(abiTypeOf(field), given[key]))
  })
  const names = fields.map(({ name }) => name ?? '')
  const hasNames = names.every((name) => name !== '') && new Set(names).size === names.length
  return hasNames ? Object.fromEntries(names.map((name, index) => [name, values[index]])) : values
}

function inside<T>(where: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof SafeDataError) throw bad(`${where}: ${error.message}`, error.hint)
    throw error
  }
}

function bad(message: string, hint: string): SafeDataError {
  return new SafeDataError(message, hint)
}

const numberBits =
  /^(u?)int(8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256)$/

const fixedBytes = /^bytes([1-9]|[12]\d|3[012])$/

type AbiType =
  | { readonly kind: 'number'; readonly isSigned: boolean; readonly bits: number }
  | { readonly kind: 'bytes'; readonly length: number | undefined }
  | { readonly kind: 'address' | 'bool' | 'string' }
  | { readonly kind: 'tuple'; readonly fields: readonly AbiParameter[] }
  | { readonly kind: 'list'; readonly item: AbiParameter; readonly length: number | undefined }

/** What a parameter takes. Throws for types that there are not. */
export function abiTypeOf(parameter: AbiParameter): AbiType {
  const { type } = parameter
  const list = /^(.+)\[(\d{0,4})\]$/.exec(type)
  if (list?.[1] !== undefined)
    return {
      kind: 'list',
      item: { ...parameter, type: list[1], name: '' },
      length: list[2] ? Number(list[2]) : undefined,
    }
  if (type === 'tuple')
    return { kind: 'tuple', fields: 'components' in parameter ? parameter.components : [] }
  if (type === 'address' || type === 'bool' || type === 'string') return { kind: type }
  if (type === 'bytes') return { kind: 'bytes', length: undefined }
  const number = numberBits.exec(type)
  if (number) return { kind: 'number', isSigned: number[1] === '', bits: Number(number[2]) }
  const bytes = fixedBytes.exec(type)
  if (bytes) return { kind: 'bytes', length: Number(bytes[1]) }
  throw new SafeDataError(`“${type.slice(0, 40)}” is not a Solidity type.`, 'Check the ABI.')
}
