/** What is about to reach the wallet is not what the person has reviewed. */
export class ChangedRequestError extends Error {
  override readonly name = 'ChangedRequestError'
  readonly code = 'changed-request'
}
