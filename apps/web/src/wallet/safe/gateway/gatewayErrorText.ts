import { RequestTimeoutError } from '@love/http/request'
import { cleanText } from '@love/protocol/format/cleanText'
import { SafeApiError, SafeRequestError } from '@love/safe/api/client/errors'
import { chainDefaults } from '../../../chain/chainDefaults.ts'
import { errorText } from '../../../chain/errorText.ts'

/** What went wrong between us and the Safe gateway, and what a person can do about it. */
export function gatewayErrorText(error: unknown): string {
  if (error instanceof SafeApiError) return answerText(error)
  if (error instanceof SafeRequestError)
    return `Invalid request, nothing was sent: ${sentence(error.message)}`
  if (error instanceof RequestTimeoutError)
    return `The Safe service did not respond within ${chainDefaults.requestTimeoutMs / 1_000} seconds.`
  // What `fetch` throws, in every browser with other words.
  if (error instanceof TypeError) return 'The Safe service cannot be reached. Check your internet connection.'
  return errorText(error)
}

function answerText({ reason, status, gatewayCode, message }: SafeApiError): string {
  if (reason === 'unreadable')
    return 'Unexpected response from the Safe service. Reload the page, and contact the site operator if it happens again.'
  if (status === 429) return 'Too many requests to the Safe service. Please wait a minute.'
  const words = gatewayCode === undefined ? '' : sentence(message.slice(`${gatewayCode}: `.length))
  if (status >= 500)
    return `The Safe service is unavailable (${status}). ${words || 'Try again in a moment.'}`
  return words || `The Safe service rejected the request (${status}).`
}

function sentence(text: string): string {
  const words = cleanText(text, 300)
  return words === '' || /[.!?]$/.test(words) ? words : `${words}.`
}
