export type StartErrorCode =
  | 'port-in-use'
  | 'cannot-listen'
  | 'no-web'
  | 'wrong-chain'
  | 'no-node'
  | 'wrong-contracts'
  | 'no-database'
  | 'newer-database'

/** Why the server cannot start, and what to do about it: a line for each reason. */
export class StartError extends Error {
  override readonly name = 'StartError'
  readonly code: StartErrorCode

  constructor(code: StartErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
