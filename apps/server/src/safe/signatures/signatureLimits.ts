import type { SignatureErrorCode } from '@love/safe/signatures/parseSignatures'

export type SignatureLimits = {
  /** Of everything that is sent as a signature. */
  bytes: number
  /** Contracts that are asked for one signature, nested ones included. */
  contracts: number
  /** A Safe that owns the Safe is 1, a Safe that owns that one is 2. */
  depth: number
  /** For one contract to check its signature. */
  gas: number
  /** For all questions about one signature. */
  timeoutMs: number
}

export const signatureLimits: SignatureLimits = {
  bytes: 16_384,
  contracts: 16,
  depth: 3,
  gas: 2_000_000,
  timeoutMs: 5_000,
}

type RefusalCode =
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

/** Nothing is wrong with what was sent: it should come again a moment later. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
  readonly code = 'busy'
}
