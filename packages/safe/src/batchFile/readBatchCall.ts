import {
  type AbiFunction,
  type Address,
  getAddress,
  type Hex,
  isAddress,
  isHex,
  maxUint256,
  toFunctionSelector,
  zeroAddress,
} from 'viem'
import { encodeCall } from '../decode/encodeCall.ts'
import { parseAbiText } from '../decode/parseAbiText.ts'
import { SafeDataError } from '../SafeDataError.ts'
import { argumentText } from './argumentText.ts'

export type BatchFileCall = {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
  /** The function by the file's own ABI, where the bytes are a call of it. */
  readonly method?: string | undefined
}

type ReadCall = { readonly call: BatchFileCall } | { readonly problem: string }

type Fields = Readonly<Record<string, unknown>>

/** One entry of a batch file, or what is wrong with it in words. */
export function readBatchCall(value: unknown): ReadCall {
  try {
    return { call: callOf(value) }
  } catch (error) {
    if (error instanceof SafeDataError) return { problem: error.message }
    throw error
  }
}

function callOf(value: unknown): BatchFileCall {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw bad('Not a call.')
  const fields: Fields = { ...value }
  if (fields.operation !== undefined && Number(fields.operation) !== 0)
    throw bad('A delegatecall cannot be part of a batch.')
  const to = receiverOf(fields.to)
  const amount = amountOf(fields.value)
  const item = methodOf(fields.contractMethod)
  const given = bytesOf(fields.data)
  const data = item ? dataOf(item, given, fields.contractInputsValues) : (given ?? '0x')
  return { to, value: amount, data, method: item?.name }
}

function receiverOf(to: unknown): Address {
  if (typeof to !== 'string' || to === '') throw bad('The recipient is missing.')
  if (!isAddress(to, { strict: false })) throw bad(`“${to.slice(0, 50)}” is not an address.`)
  // Mixed capitals are a checksum.
  const digits = to.slice(2)
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (isMixed && !isAddress(to)) throw bad(`${to} has an invalid checksum.`)
  if (to.toLowerCase() === zeroAddress) throw bad('The recipient is the zero address.')
  return getAddress(to)
}

function amountOf(value: unknown): bigint {
  if (typeof value === 'number') throw bad('The value is not in quotes, so it may not be exact.')
  if (typeof value !== 'string' || !/^(\d{1,78}|0x[0-9a-f]{1,64})$/i.test(value))
    throw bad(`The value “${String(value).slice(0, 30)}” is not a whole number of wei.`)
  const amount = BigInt(value)
  if (amount > maxUint256) throw bad('The value is too large.')
  return amount
}

function bytesOf(data: unknown): Hex | undefined {
  if (data === undefined || data === null || data === '') return undefined
  if (!isHex(data, { strict: true }) || data.length % 2 !== 0) throw bad('The data is not valid hex.')
  return data
}

/** The field's tool names so what a contract does without being called by a function. */
const withoutFunction = ['receive', 'fallback']

function methodOf(method: unknown): AbiFunction | undefined {
  if (method === undefined || method === null) return undefined
  if (typeof method !== 'object' || Array.isArray(method)) throw bad('The method is not a function.')
  const fields: Fields = { ...method }
  if (typeof fields.name !== 'string' || fields.name === '') throw bad('The method has no name.')
  const [item] = parseAbiText(JSON.stringify({ ...fields, type: 'function' }))
  return withoutFunction.includes(fields.name) && item?.inputs.length === 0 ? undefined : item
}

/** The bytes of the method; those that stand beside it must be the same. */
function dataOf(item: AbiFunction, given: Hex | undefined, values: unknown): Hex {
  const hasValues = typeof values === 'object' && values !== null && !Array.isArray(values)
  if (given !== undefined && !hasValues && item.inputs.length > 0) {
    if (given.slice(0, 10).toLowerCase() === toFunctionSelector(item)) return given
    throw bad(`The data is not a call of ${item.name}.`)
  }
  const texts = argumentTexts(item, hasValues ? { ...values } : {})
  const encoded = encodeCall(item, texts)
  if ('errors' in encoded) throw bad(firstProblem(item, encoded.errors))
  if (given !== undefined && given.toLowerCase() !== encoded.data)
    throw bad(`The data and the values of ${item.name} disagree.`)
  return encoded.data
}

function argumentTexts(item: AbiFunction, values: Fields): readonly string[] {
  return item.inputs.map((input, index) => {
    const name = input.name || String(index)
    if (!Object.hasOwn(values, name) || values[name] === null)
      throw bad(`The value of ${name} for ${item.name} is missing.`)
    const text = argumentText(input.type, values[name])
    if (text === undefined) throw bad(`${name}: The number is not in quotes, so it may not be exact.`)
    return text
  })
}

function firstProblem({ inputs }: AbiFunction, errors: readonly (SafeDataError | undefined)[]): string {
  const at = errors.findIndex((error) => error !== undefined)
  return `${inputs[at]?.name || `argument ${at + 1}`}: ${errors[at]?.message}`
}

function bad(message: string): SafeDataError {
  return new SafeDataError(message, 'Correct the file.')
}
