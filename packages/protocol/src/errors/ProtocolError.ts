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
