import { type AbiFunction, decodeFunctionData, type Hex } from 'viem'
import type { AddressBook } from './addressBook.ts'
import { knownFunctions, selectorOf } from './knownFunctions.ts'

export type DataToDecode = { readonly to?: string | undefined; readonly data: Hex }

export type DecodedFunction = { readonly item: AbiFunction; readonly args: readonly unknown[] }

/** The function that calldata calls, with its arguments; first by the receiver's own ABI. Never throws. */
export function decodeFunction(book: AddressBook, { to, data }: DataToDecode): DecodedFunction | undefined {
  const selector = selectorOf(data)
  const own = to === undefined ? undefined : book.entry(to)?.functions.get(selector)
  const item = own ?? knownFunctions.get(selector)
  if (!item) return undefined
  try {
    const { args = [] } = decodeFunctionData({ abi: [item], data })
    return { item, args }
  } catch {
    return undefined
  }
}
