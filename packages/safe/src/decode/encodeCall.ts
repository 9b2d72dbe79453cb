import { type AbiFunction, encodeFunctionData, type Hex } from 'viem'
import { SafeDataError } from '../SafeDataError.ts'
import { parseArgument } from './parseArgument.ts'

export type EncodedCall =
  | { readonly data: Hex }
  /** One for each parameter; undefined where what was typed fits. */
  | { readonly errors: readonly (SafeDataError | undefined)[] }

/** A call from what somebody typed for each parameter. */
export function encodeCall(item: AbiFunction, texts: readonly string[]): EncodedCall {
  const read = item.inputs.map((input, index) => {
    try {
      return { value: parseArgument(input, texts[index] ?? '') }
    } catch (error) {
      if (error instanceof SafeDataError) return { error }
      throw error
    }
  })
  const errors = read.map((one) => ('error' in one ? one.error : undefined))
  if (errors.some((error) => error !== undefined)) return { errors }
  const args = read.map((one) => ('value' in one ? one.value : undefined))
  return { data: encodeFunctionData({ abi: [item], functionName: item.name, args }) }
}
