/** The host is one of ours, the Safe it shows is not for this page. */
export class CannotUseSafeError extends Error {
  override readonly name = 'CannotUseSafeError'
  readonly code = 'cannot-use-safe'

  constructor(reason: string) {
    super(`Cannot use this Safe: ${reason}`)
  }
}
