/** Why a request is refused, in words for whoever sent it. */
export class CookieRouteError extends Error {
  override readonly name = 'CookieRouteError'
  readonly status: number
  /** Seconds until it is worth another try. */
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, { retryAfter }: { retryAfter?: number } = {}) {
    super(message)
    this.status = status
    this.retryAfter = retryAfter
  }
}
