import type { SafeMessage } from '@love/safe/messageHash'
import { type MessageTypedData, signedTypedData } from '@love/safe/signedTypedData'
import { type Address, hexToString, isAddress, isAddressEqual, isHex, stringToHex } from 'viem'
import { ProviderError } from '../../ProviderError.ts'

/** What `personal_sign` or `eth_signTypedData` asks the Safe to sign. Signing for anybody else is refused. */
export function parseAskedMessage(method: string, params: readonly unknown[], safe: Address): SafeMessage {
  const isText = method === 'personal_sign'
  const [message, account] = isText ? [params[0], params[1]] : [params[1], params[0]]
  if (typeof account !== 'string' || !isAddress(account, { strict: false }) || !isAddressEqual(account, safe))
    throw new ProviderError({
      code: 4100,
      message: isText ? 'The address or message hash is invalid' : 'The address is invalid',
    })
  return isText ? textOf(message) : typedDataOf(message)
}

/** Bytes that are no text could not be shown to the owners, so they do not sign them. */
function textOf(message: unknown): string {
  if (typeof message !== 'string') throw new ProviderError({ code: -32602, message: 'Invalid message type' })
  if (!isHex(message)) return message
  const text = hexToString(message)
  if (stringToHex(text) !== message.toLowerCase())
    throw new ProviderError({ code: -32602, message: 'A Safe can only sign readable text.' })
  return text
}

function typedDataOf(message: unknown): SafeMessage {
  const { domain, types, message: fields, primaryType } = parsed(message)
  if (!isRecord(domain) || !isRecord(types) || !isRecord(fields)) throw invalidTypedData()
  const data = { domain, types, message: fields } as MessageTypedData
  try {
    // What is shown to the owners is what the hash says, and nothing else.
    return signedTypedData(typeof primaryType === 'string' ? { ...data, primaryType } : data)
  } catch {
    throw invalidTypedData()
  }
}

function invalidTypedData(): ProviderError {
  return new ProviderError({ code: -32602, message: 'Invalid typed data' })
}

function parsed(message: unknown): Readonly<Record<string, unknown>> {
  if (typeof message !== 'string') return isRecord(message) ? message : {}
  try {
    const value: unknown = JSON.parse(message)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
