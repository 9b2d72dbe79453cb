import { parseAmount } from '@love/protocol/amounts/parseAmount'
import { cleanText } from '@love/protocol/format/cleanText'
import type { IntentCall } from '@love/protocol/intents/intent'
import { eth } from '@love/protocol/tokens/tokens'
import { encodeCall } from '@love/safe/decode/encodeCall'
import { type AbiFunction, type Hex, isHex } from 'viem'
import { errorText } from '../../../chain/errorText.ts'
import { parseSafeAddress } from '../safePlace.ts'
import type { CallTarget } from './callTarget.ts'

export type TypedCall = {
  readonly contract: string
  readonly abi: string
  /** A selector, or `rawData`. */
  readonly chosen: string
  readonly args: readonly string[]
  readonly data: string
  readonly value: string
}

export type CallProblems = {
  readonly contract?: string
  readonly args?: readonly (string | undefined)[]
  readonly data?: string
  readonly value?: string
}

export const rawData = 'raw'
export const emptyCall: TypedCall = { contract: '', abi: '', chosen: '', args: [], data: '', value: '' }

/** With the types: two functions may have the same name. */
export function functionLabel({ name, inputs }: AbiFunction): string {
  return cleanText(`${name}(${inputs.map(({ type }) => type).join(', ')})`, 120)
}

/** The call that was typed, or what is wrong with each field. */
export function buildCall({
  typed,
  target,
  item,
}: {
  readonly typed: TypedCall
  readonly target: CallTarget
  readonly item: AbiFunction | undefined
}): { readonly call: IntentCall } | { readonly problems: CallProblems } {
  const parsed = parseSafeAddress(typed.contract)
  if ('error' in parsed) return { problems: { contract: parsed.error } }
  const value = weiOf(typed, item)
  const data = item ? argumentsOf(item, typed) : bytesOf(typed)
  const problems = {
    ...('value' in value && value),
    ...('args' in data && data),
    ...('data' in data && data),
  }
  if (!('raw' in value) || !('bytes' in data)) return { problems }
  const receiver = target.name ?? parsed.address
  const words = item ? `Call ${cleanText(item.name, 60)} on ${receiver}` : `Send call data to ${receiver}`
  return { call: { words, to: parsed.address, value: value.raw, data: data.bytes } }
}

function weiOf({ value }: TypedCall, item: AbiFunction | undefined) {
  if (value.trim() === '' || (item && item.stateMutability !== 'payable')) return { raw: 0n }
  try {
    return { raw: parseAmount(value, eth).raw }
  } catch (error) {
    return { value: errorText(error) }
  }
}

function argumentsOf(item: AbiFunction, { args }: TypedCall) {
  const encoded = encodeCall(item, args)
  if ('data' in encoded) return { bytes: encoded.data }
  return { args: encoded.errors.map((error) => error && errorText(error)) }
}

function bytesOf({ data }: TypedCall): { readonly bytes: Hex } | { readonly data: string } {
  const typed = data.trim() || '0x'
  if (isHex(typed) && typed.length % 2 === 0) return { bytes: typed }
  return { data: 'Enter hex data: 0x followed by two characters per byte.' }
}
