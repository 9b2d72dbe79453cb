/** The request was wrong before it left: nothing was sent. */
export class SafeRequestError extends Error {
  override readonly name = 'SafeRequestError'
  readonly code = 'safe-request'
}
