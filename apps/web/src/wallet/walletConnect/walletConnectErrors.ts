import { ProviderError } from '../ProviderError.ts'

/** The line between this page and the phone could not be set up. */
export class RelayError extends Error {
  override readonly name = 'RelayError'
  readonly code = 'relay'
}

/** Nobody scanned the code in time. */
class LinkExpiredError extends Error {
  override readonly name = 'LinkExpiredError'
  readonly code = 'link-expired'
}

/** The relay did not confirm that it took a request; it may have passed it on all the same. */
class UndeliveredRequestError extends Error {
  override readonly name = 'UndeliveredRequestError'
  readonly code = 'undelivered-request'
}

class UnansweredRequestError extends Error {
  override readonly name = 'UnansweredRequestError'
  readonly code = 'unanswered-request'
}

export class SessionOverError extends Error {
  override readonly name = 'SessionOverError'
  readonly code = 'session-over'
}

/** What a phone answers that hangs up with a question still open. */
const hungUp = 6000

/** Why nobody connected. */
export function proposalError(thrown: unknown): Error {
  const answer = walletAnswer(thrown)
  return isExpiry(answer) ? new LinkExpiredError(answer.message, { cause: thrown }) : answer
}

/** Why a request has no result. What a phone answers is a plain object; errors are thrown by the client on our side. */
export function requestError(thrown: unknown): Error {
  if (!(thrown instanceof Error)) {
    const answer = walletAnswer(thrown)
    return answer.code === hungUp ? new SessionOverError(answer.message, { cause: thrown }) : answer
  }
  const Kind = isExpiry(thrown) ? UnansweredRequestError : UndeliveredRequestError
  return new Kind(thrown.message, { cause: thrown })
}

/** WalletConnect has numbers of its own for a person who says no. */
function walletAnswer(thrown: unknown): ProviderError {
  const error = new ProviderError(thrown)
  const isRefusal = error.code !== undefined && error.code >= 5000 && error.code <= 5002
  return isRefusal ? new ProviderError({ code: 4001, message: error.message }) : error
}

function isExpiry({ message }: Error): boolean {
  return /\bexpired\b/i.test(message)
}
