/** Nothing, or not everything, arrived within the time limit. */
export class RequestTimeoutError extends Error {
  override readonly name = 'RequestTimeoutError'
  readonly code = 'request-timeout'
  readonly timeoutMs: number

  constructor(timeoutMs: number) {
    super(`No complete answer within ${timeoutMs} ms.`)
    this.timeoutMs = timeoutMs
  }
}
