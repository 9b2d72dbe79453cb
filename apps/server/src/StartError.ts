export type StartErrorCode =
  | 'port-in-use'
  | 'cannot-listen'
  | 'no-web'
  | 'wrong-chain'
  | 'no-node'
  | 'no-database'
  | 'newer-database'

/** Why the server cannot start, and what to do about it, in one line. */
export class StartError extends Error {
  override readonly name = 'StartError'
  readonly code: StartErrorCode

  constructor(code: StartErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
