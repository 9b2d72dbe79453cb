export type FetchErrorCode =
  /** Not an address that we would ever fetch. */
  | 'bad-address'
  /** A host or a network that is not open to us. */
  | 'not-allowed'
  | 'not-found'
  | 'too-large'
  | 'wrong-type'
  /** The other side could not be reached, or answers what nobody can use. */
  | 'failed'
  | 'timeout'

/** The message is a sentence for whoever asked; it never tells what is behind a refused name. */
export class FetchError extends Error {
  override readonly name = 'FetchError'
  readonly code: FetchErrorCode

  constructor(code: FetchErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
