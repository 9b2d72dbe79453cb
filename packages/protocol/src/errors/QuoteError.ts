import { ProtocolError } from './ProtocolError.ts'

/** A pool cannot give what was asked of it. */
export class QuoteError extends ProtocolError {
  readonly code = 'no-quote'

  constructor(message: string, hint: string) {
    super(message, { hint })
  }
}
