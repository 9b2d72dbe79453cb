import { type AbiFunction, decodeFunctionData, type Hex } from 'viem'
import type { ContractBook } from './contractBook.ts'
import { type FunctionTable, knownFunctions, selectorOf } from './knownFunctions.ts'

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
