/** An answer that is not what was asked for, in words for whoever asked. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly status: number
  /** In the body, beside the message. Clients of others know 1 (checksum) and 50 (no Safe); all others are the status. */
  readonly code: number
  /** Seconds until it is worth another try. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    message: string,
    { code = status, retryAfter }: { code?: number | undefined; retryAfter?: number | undefined } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}
