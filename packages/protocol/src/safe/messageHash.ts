import { BaseError, type Hash, hashMessage, hashTypedData, type TypedDataDefinition } from 'viem'
import { SafeDataError } from './SafeDataError.ts'
import { type MessageTypedData, signedTypedData } from './signedTypedData.ts'

/** A text (EIP-191) or typed data (EIP-712). */
export type SafeMessage = string | MessageTypedData

/** What anybody asks the Safe about, with EIP-1271. The owners sign another hash: that of their Safe around this one. */
export function messageHash(message: SafeMessage): Hash {
  if (typeof message === 'string') return hashMessage(message)
  try {
    const { domain, types, primaryType, message: fields } = signedTypedData(message)
    const definition = { domain: domainOf(domain), types, primaryType, message: fields }
    return hashTypedData(definition as TypedDataDefinition)
  } catch (error) {
    if (error instanceof SafeDataError) throw error
    const reason = error instanceof BaseError ? error.shortMessage : 'a value does not fit its type.'
    throw new SafeDataError(
      `The typed data cannot be hashed: ${reason}`,
      'Check that every field is there and fits its type.',
    )
  }
}

/** JSON has chain ids as text too, which must not make them disappear from the hash. */
function domainOf({ chainId, ...domain }: MessageTypedData['domain']) {
  if (typeof chainId !== 'string' && typeof chainId !== 'number' && typeof chainId !== 'bigint') return domain
  return { ...domain, chainId: BigInt(chainId) }
}
