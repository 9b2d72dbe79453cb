import { ProtocolError } from '@love/protocol/errors/ProtocolError'
import { BaseError, HttpRequestError, TimeoutError } from 'viem'
import { chainDefaults } from './chainDefaults.ts'

/** The one place where a thrown value becomes words on the screen. */
export function errorText(error: unknown): string {
  if (error instanceof ProtocolError) return `${error.message} ${error.hint}`
  if (error instanceof BaseError) return nodeErrorText(error)
  return 'Something went wrong that this program does not know.'
}

function nodeErrorText(error: BaseError): string {
  const cause = error.walk((inner) => inner instanceof TimeoutError || inner instanceof HttpRequestError)
  if (cause instanceof TimeoutError)
    return `The node did not answer within ${chainDefaults.requestTimeoutMs / 1_000} seconds.`
  if (cause instanceof HttpRequestError) return httpErrorText(cause.status)
  return `The node gave an answer that does not fit: ${error.shortMessage}`
}

function httpErrorText(status: number | undefined): string {
  if (status === undefined) return 'The server cannot be reached. Check that you are connected.'
  if (status === 429) return 'The server asks for a pause: too many requests came from here.'
  if (status >= 500) return `The server cannot reach the chain just now (${status}).`
  return `The server refused the request (${status}).`
}
