import { ProtocolError } from './ProtocolError.ts'

/** The node answered, but not with what was asked for. */
export class UnreadableError extends ProtocolError {
  readonly code = 'unreadable'

  constructor(message: string) {
    super(message, { hint: 'Try again in a moment. If it stays like this, the node is at fault.' })
  }
}
