import { SafeApiError, SafeRequestError } from '@love/safe/api/client/errors'

/** Asking the same again would be answered the same: there is no such Safe, or the question itself is wrong. */
export function isFinal(error: unknown): boolean {
  if (error instanceof SafeRequestError) return true
  return error instanceof SafeApiError && [400, 404, 422].includes(error.status)
}
