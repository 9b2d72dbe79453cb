export type SafeIndexErrorCode =
  /** There is no Safe that could be followed. */
  | 'not-a-safe'
  /** As many Safes are followed as may be. */
  | 'full'
  /** The chain cannot be asked at the moment. */
  | 'no-answer'

/** Why a Safe is not followed, in words for whoever asked. */
export class SafeIndexError extends Error {
  override readonly name = 'SafeIndexError'
  readonly code: SafeIndexErrorCode

  constructor(code: SafeIndexErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
