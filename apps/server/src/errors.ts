/** One line a bad setting. The lines name settings and rules, never values: those may be secrets. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly code = 'bad-config'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

type StartErrorCode =
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
