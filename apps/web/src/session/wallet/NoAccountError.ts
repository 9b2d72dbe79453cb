/** The wallet answered, but with nothing that is an account. */
export class NoAccountError extends Error {
  override readonly name = 'NoAccountError'
  readonly code = 'no-account'
}
