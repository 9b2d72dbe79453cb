import type { SafeMessage } from '@love/protocol/safe/messageHash'
import { SafeDataError } from '@love/protocol/safe/SafeDataError'
import type { SafeHashes } from '@love/protocol/safe/safeHashes'
import { safeMessageHashes } from '@love/protocol/safe/safeMessageHash'
import { GatewayError } from '../gateway/GatewayError.ts'
import type { SafeState } from '../state/safeState.ts'

/** What the owners of a Safe sign for a message. */
export function messageHashes(
  { address, version }: SafeState,
  chainId: number,
  message: SafeMessage,
): SafeHashes {
  try {
    return safeMessageHashes({ safe: address, chainId, version, message })
  } catch (error) {
    if (error instanceof SafeDataError) throw new GatewayError(422, `${error.message} ${error.hint}`)
    throw error
  }
}
