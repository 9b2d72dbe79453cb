import { type Hash, hashStruct } from 'viem'
import { type SafeHashes, safeHashes } from './safeHashes.ts'
import { type SafeTxParameters, safeTxTypedData } from './safeTxTypedData.ts'

/** The hash that owners sign, and what it is made of. */
export function safeTxHashes(parameters: SafeTxParameters): SafeHashes {
  const { types, primaryType, message } = safeTxTypedData(parameters)
  return safeHashes(parameters, hashStruct({ types, primaryType, data: message }))
}

export function safeTxHash(parameters: SafeTxParameters): Hash {
  return safeTxHashes(parameters).hash
}
