import { cleanText } from '@love/protocol/format/cleanText'
import { SafeApiError } from '@love/safe/api/client/errors'
import type { Handlers } from '@love/safe/frame/host/handlers'
import { FrameError } from '@love/safe/frame/messages/errors'
import { BaseError, HttpRequestError, TimeoutError } from 'viem'
import { gatewayErrorText } from '../../../wallet/safe/gateway/gatewayErrorText.ts'

/** The same, with every failure in words that the app gets to read. */
export function tellingHandlers(handlers: Handlers): Handlers {
  const told = Object.entries(handlers).map(([method, handle]) => [method, telling(handle)])
  return Object.fromEntries(told) as Handlers
}

function telling(handle: (params: never) => unknown) {
  return async (params: never): Promise<unknown> => {
    try {
      return await handle(params)
    } catch (error) {
      throw appRefusal(error)
    }
  }
}

/** What an app is told when something failed: the words of the gateway and of the node are for programs too. */
function appRefusal(error: unknown): FrameError {
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
