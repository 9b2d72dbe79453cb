import { RequestTimeoutError } from '@love/http/request'
import { cleanText } from '@love/protocol/format/cleanText'
import { SafeApiError, SafeRequestError } from '@love/safe/api/client/errors'
import { chainDefaults } from '../../../chain/chainDefaults.ts'
import { errorText } from '../../../chain/errorText.ts'

/** What went wrong between us and the Safe gateway, and what a person can do about it. */
export function gatewayErrorText(error: unknown): string {
  if (error instanceof SafeApiError) return answerText(error)
  if (error instanceof SafeRequestError)
    return `Nothing was sent, because the question is wrong: ${sentence(error.message)}`
  if (error instanceof RequestTimeoutError)
    return `The Safe gateway did not answer within ${chainDefaults.requestTimeoutMs / 1_000} seconds.`
  // What `fetch` throws, in every browser with other words.
  if (error instanceof TypeError) return 'The Safe gateway cannot be reached. Check that you are connected.'
  return errorText(error)
}

function answerText({ reason, status, gatewayCode, message }: SafeApiError): string {
  if (reason === 'unreadable')
    return 'The Safe gateway gave an answer that cannot be read. Reload the page; if this stays, tell who runs it.'
  if (status === 429) return 'The Safe gateway asks for a pause: too many requests came from here.'
  const words = gatewayCode === undefined ? '' : sentence(message.slice(`${gatewayCode}: `.length))
  if (status >= 500)
    return `The Safe gateway cannot answer just now (${status}). ${words || 'Try again in a moment.'}`
  return words || `The Safe gateway refused the request (${status}).`
}

function sentence(text: string): string {
  const words = cleanText(text, 300)
  return words === '' || /[.!?]$/.test(words) ? words : `${words}.`
}
