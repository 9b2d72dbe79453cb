import { ProtocolError } from '../../errors/ProtocolError.ts'

export type SignatureErrorCode =
  /** The bytes are no signatures of a Safe. */
  | 'malformed-signature'
  /** A Safe would read them, but the same could be said in exactly one plainer way. */
  | 'loose-signature'
  /** Anybody can make it from an owner's signature, so it is nobody's. */
  | 'high-s-signature'

export class SignatureError extends ProtocolError {
  readonly code: SignatureErrorCode

  constructor(code: SignatureErrorCode, message: string) {
    super(message, { hint: 'Sign again, and send the signature as the wallet gave it.' })
    this.code = code
  }
}
