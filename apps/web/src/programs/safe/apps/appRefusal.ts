import { SafeApiError } from '@love/safe-api/client/SafeApiError'
import { FrameError } from '@love/safe-frame/messages/FrameError'
import { BaseError, HttpRequestError, TimeoutError } from 'viem'
import { cleanText } from '../../../chain/cleanText.ts'
import { gatewayErrorText } from '../../../session/safe/gateway/gatewayErrorText.ts'

/** What an app is told when something failed: the words of the gateway and of the node are for programs too. */
export function appRefusal(error: unknown): FrameError {
  if (error instanceof FrameError) return error
  if (error instanceof SafeApiError) return new FrameError(cleanText(error.message, 300))
  if (error instanceof BaseError && !error.walk(isNoAnswer))
    return new FrameError(cleanText(error.details || error.shortMessage, 500))
  return new FrameError(gatewayErrorText(error))
}

/** The node was not reached: what then stands in the error is about our own server. */
function isNoAnswer(cause: unknown): boolean {
  return cause instanceof HttpRequestError || cause instanceof TimeoutError
}
