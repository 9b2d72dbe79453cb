import { ProtocolError } from '@love/protocol/errors'

/** What was given for a Safe cannot be read in exactly one way. */
export class SafeDataError extends ProtocolError {
  readonly code = 'bad-safe-data'

  constructor(message: string, hint: string) {
    super(message, { hint })
  }
}
