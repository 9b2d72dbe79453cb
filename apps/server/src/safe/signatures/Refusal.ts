import type { SignatureErrorCode } from '@love/protocol/safe/signatures/SignatureError'

export type RefusalCode =
  | SignatureErrorCode
  | 'too-long'
  | 'eth-sign'
  | 'not-owner'
  | 'wrong-order'
  | 'other-owner'
  | 'not-approved'
  | 'contract-refused'
  | 'too-deep'

/** A signature that does not count. Its words are for the one who sent it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.code = code
  }
}
