import { ProtocolError } from './ProtocolError.ts'

/** What a person typed is not an amount of that token. */
export class AmountError extends ProtocolError {
  readonly code = 'bad-amount'

  constructor(message: string) {
    super(message, { hint: 'Type digits and one point, for example 1.5.' })
  }
}
