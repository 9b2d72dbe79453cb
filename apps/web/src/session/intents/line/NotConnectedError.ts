/** There is no wallet to ask. */
export class NotConnectedError extends Error {
  override readonly name = 'NotConnectedError'
  readonly code = 'not-connected'
}
