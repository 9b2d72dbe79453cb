export type FollowErrorCode =
  /** No node answered at all. */
  | 'silent'
  /** A node refuses this question; a smaller one may do. */
  | 'refused'
  /** The same, and it is our own limit that says so: no node's answer will do. */
  | 'too-large'
  /** A node left out a part of its answer without saying so. */
  | 'cut'
  /** What the nodes say does not fit together. Nothing of it is kept. */
  | 'not-believed'
  /** Another server is now indexing the chain. */
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
