import {
  type Address,
  type Hex,
  hexToString,
  isAddress,
  isHex,
  stringToHex,
  type TypedDataDefinition,
} from 'viem'
import { ProviderError } from '../ProviderError.ts'

/** Parameters come from programs as they please; what does not fit is refused as JSON-RPC does. */
export function parseTransaction(params: unknown) {
  const [fields] = list(params)
  const { from, to, value, data, input, gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas, nonce } =
    record(fields)
  const fees = gasPrice
    ? { gasPrice: quantity(gasPrice) }
    : { maxFeePerGas: quantity(maxFeePerGas), maxPriorityFeePerGas: quantity(maxPriorityFeePerGas) }
  const count = quantity(nonce)
  return {
    from: address(from),
    to: to === undefined || to === null ? undefined : address(to),
    value: quantity(value),
    data: data === undefined && input === undefined ? undefined : hex(data ?? input),
    gas: quantity(gas),
    nonce: count === undefined ? undefined : Number(count),
    ...fees,
  }
}

export type DemoCalls = {
  readonly from: Address
  readonly chainId: unknown
  readonly calls: readonly { readonly to: Address; readonly value: bigint; readonly data: Hex }[]
}

/** Of `wallet_sendCalls`. No call makes a contract: a batch calls. */
export function parseCalls(params: unknown): DemoCalls {
  const [fields] = list(params)
  const { from, chainId, calls } = record(fields)
  const all = list(calls).map((call) => {
    const { to, value, data } = record(call)
    return {
      to: address(to),
      value: quantity(value) ?? 0n,
      data: data === undefined || data === null ? ('0x' as const) : hex(data),
    }
  })
  if (all.length === 0) throw invalid('There are no calls.')
  return { from: address(from), chainId, calls: all }
}

/** The bytes that are signed, and the same as words where they are words. */
export function parseMessage(params: unknown): { from: Address; raw: Hex; text: string } {
  const [message, from] = list(params)
  if (typeof message !== 'string') throw invalid('The message is not text.')
  const raw = isHex(message) ? message : stringToHex(message)
  const text = hexToString(raw)
  return { from: address(from), raw, text: stringToHex(text) === raw.toLowerCase() ? text : raw }
}

export function parseTypedData(params: unknown): {
  from: Address
  typedData: TypedDataDefinition
  text: string
} {
  const [from, content] = list(params)
  try {
    const data: unknown = typeof content === 'string' ? JSON.parse(content) : content
    const { domain, types, primaryType, message } = record(data)
    const isWhole = [domain, types, message].every((part) => typeof part === 'object' && part !== null)
    if (!isWhole || typeof primaryType !== 'string') throw invalid('The typed data is incomplete.')
    const { EIP712Domain: _, ...ownTypes } = record(types)
    const typedData = { domain, types: ownTypes, primaryType, message } as TypedDataDefinition
    return { from: address(from), typedData, text: JSON.stringify({ domain, primaryType, message }, null, 2) }
  } catch (error) {
    throw error instanceof ProviderError ? error : invalid('The typed data is not JSON.')
  }
}

export function parseAsset(params: unknown): { address: Address; symbol: string; decimals: number } {
  const { type, options } = record(params)
  const { address: contract, symbol, decimals } = record(options)
  if (type !== 'ERC20' || typeof symbol !== 'string') throw invalid('Only ERC20 tokens can be added.')
  return { address: address(contract), symbol, decimals: typeof decimals === 'number' ? decimals : 18 }
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function address(value: unknown): Address {
  if (typeof value !== 'string' || !isAddress(value, { strict: false })) throw invalid('Invalid address.')
  return value
}

function hex(value: unknown): Hex {
  if (!isHex(value)) throw invalid('The data is not hex.')
  return value
}

function quantity(value: unknown): bigint | undefined {
  if (value === undefined || value === null) return undefined
  if (!isHex(value) || value === '0x') throw invalid('Invalid number.')
  return BigInt(value)
}

function invalid(message: string): ProviderError {
  return new ProviderError({ code: -32602, message })
}
