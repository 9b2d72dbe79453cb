import { type AbiFunction, type AbiParameter, type Address, decodeFunctionData, type Hex } from 'viem'
import type { MultiSendCall } from '../multiSend.ts'
import { carriedCalls, deepestBatch } from './carriedCalls.ts'
import type { ContractBook } from './contractBook.ts'
import { type FunctionTable, knownFunctions, selectorOf } from './knownFunctions.ts'

/** What calldata says by the ABIs we know. Undefined where none fits; never throws. */
export function decodeData(book: ContractBook, { to, data }: DataToDecode): DecodedData | undefined {
  return decodeAt(book, { to, data }, deepestBatch)
}

function decodeAt(book: ContractBook, asked: DataToDecode, levelsLeft: number): DecodedData | undefined {
  const found = decodeFunction(book, asked)
  if (!found) return undefined
  // Bytes that are too deep or cannot be read are shown as such, which says that they were not understood.
  const carried = levelsLeft > 0 ? carriedCalls(asked.data) : undefined
  return {
    method: found.item.name,
    parameters: found.item.inputs.map((input, index): DecodedParameter => {
      const calls = carried?.index === index ? carried.calls : undefined
      return {
        name: input.name || `argument ${index + 1}`,
        type: input.type,
        value: parameterText(input, found.args[index]),
        ...(calls && { valueDecoded: calls.map((call) => inner(book, call, levelsLeft - 1)) }),
      }
    }),
  }
}

function inner(book: ContractBook, { operation, to, value, data }: MultiSendCall, levelsLeft: number) {
  const dataDecoded = data === '0x' ? undefined : decodeAt(book, { to, data }, levelsLeft)
  return { operation, to, value: String(value), data: data === '0x' ? null : data, dataDecoded }
}

/** A decoded value as text, lists and structs as lists of it. */
export type ParameterText = string | ParameterText[]

/** What calldata says, in the shape in which gateways tell it. */
export type DecodedData = { method: string; parameters: DecodedParameter[] }

type DecodedParameter = {
  name: string
  type: string
  value: ParameterText
  /** The calls that it carries. */
  valueDecoded?: InnerCall[]
}

type InnerCall = {
  operation: 0 | 1
  to: Address
  value: string
  data: string | null
  dataDecoded: DecodedData | undefined
}

export type DataToDecode = { readonly to?: string | undefined; readonly data: Hex }

export type DecodedFunction = { readonly item: AbiFunction; readonly args: readonly unknown[] }

/** The function that calldata calls, with its arguments; first by the receiver's own ABI. Never throws. */
export function decodeFunction(book: ContractBook, { to, data }: DataToDecode): DecodedFunction | undefined {
  const own = to === undefined ? undefined : book.entry(to)?.functions
  return (own && decodeBy(own, data)) ?? decodeBy(knownFunctions(), data)
}

export function decodeBy(functions: FunctionTable, data: Hex): DecodedFunction | undefined {
  const item = functions.get(selectorOf(data))
  if (!item) return undefined
  try {
    // Selectors are compared letter by letter, and bytes may be written in upper case too.
    const { args = [] } = decodeFunctionData({ abi: [item], data: data.toLowerCase() as Hex })
    return { item, args }
  } catch {
    return undefined
  }
}

export function parameterText(parameter: AbiParameter, value: unknown): ParameterText {
  if (Array.isArray(value)) {
    // A list, or a struct whose fields have no names.
    const fields = fieldsOf(parameter)
    const item = { ...parameter, type: parameter.type.replace(/\[\d*\]$/, '') }
    return value.map((one, index) => parameterText(fields[index] ?? item, one))
  }
  if (typeof value === 'object' && value !== null) {
    const named = value as Readonly<Record<string, unknown>>
    return fieldsOf(parameter).map((field) => parameterText(field, named[field.name ?? '']))
  }
  return String(value)
}

function fieldsOf(parameter: AbiParameter): readonly AbiParameter[] {
  return 'components' in parameter && parameter.type === 'tuple' ? parameter.components : []
}
