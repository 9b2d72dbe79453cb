export type FollowErrorCode =
  /** No node answered at all. */
  | 'silent'
  /** A node refuses this question; a smaller one may do. */
  | 'refused'
  /** A node left out a part of its answer without saying so. */
  | 'cut'
  /** What the nodes say does not fit together. Nothing of it is kept. */
  | 'not-believed'
  /** Another server follows the chain now. */
  | 'lease-lost'
  | 'closed'

export class FollowError extends Error {
  override readonly name = 'FollowError'
  readonly code: FollowErrorCode

  constructor(code: FollowErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
