import { ProtocolError } from '@love/protocol/errors'

export type SafeWriteErrorCode =
  /** There is no Safe, or it does not hash as its version does. */
  | 'no-safe'
  | 'not-an-owner'
  /** What is shown and what would be signed are two things. */
  | 'does-not-match'
  /** The wallet answered with something that is no signature of this owner. */
  | 'bad-signature'
  | 'nonce-used'
  | 'nonce-waits'
  | 'too-few-signatures'
  | 'would-fail'
  | 'not-the-proposer'

/** Why nothing is signed or sent for a Safe, found out before or after the wallet was asked. */
export class SafeWriteError extends ProtocolError {
  readonly code: SafeWriteErrorCode

  constructor(code: SafeWriteErrorCode, message: string, hint: string) {
    super(message, { hint })
    this.code = code
  }
}
