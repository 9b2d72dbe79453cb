/** Base of every error the protocol throws: a stable code for programs, a message and a hint for people. */
export abstract class ProtocolError extends Error {
  abstract readonly code: string
  readonly hint: string

  constructor(message: string, { hint, cause }: { hint: string; cause?: unknown }) {
    super(message, { cause })
    this.name = new.target.name
    this.hint = hint
  }
}

/** What a person typed is not an amount of that token. */
export class AmountError extends ProtocolError {
  readonly code = 'bad-amount'

  constructor(message: string) {
    super(message, { hint: 'Use digits and one decimal point, for example 1.5.' })
  }
}

export class NotDeployedError extends ProtocolError {
  readonly code = 'not-deployed'

  constructor(what: string, chainId: number) {
    super(`${what} has no contract on chain ${chainId}.`, { hint: 'Switch to a supported network.' })
  }
}

/** A pool cannot give what was asked of it. */
export class QuoteError extends ProtocolError {
  readonly code = 'no-quote'

  constructor(message: string, hint: string) {
    super(message, { hint })
  }
}

/** The node answered, but not with what was asked for. */
export class UnreadableError extends ProtocolError {
  readonly code = 'unreadable'

  constructor(message: string) {
    super(message, { hint: 'Try again in a moment. If this keeps happening, the node is at fault.' })
  }
}
