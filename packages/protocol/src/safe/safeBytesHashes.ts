import { type Hex, hashStruct } from 'viem'
import type { SafeIdentity } from './safeDomain.ts'
import { type SafeHashes, safeHashes } from './safeHashes.ts'

export const safeMessageTypes = { SafeMessage: [{ name: 'message', type: 'bytes' }] } as const

/** What the owners of a Safe sign so that it says yes to these bytes: a message's hash, or what another Safe asks it. */
export function safeBytesHashes({ bytes, ...identity }: SafeIdentity & { readonly bytes: Hex }): SafeHashes {
  const data = { message: bytes }
  return safeHashes(identity, hashStruct({ types: safeMessageTypes, primaryType: 'SafeMessage', data }))
}
