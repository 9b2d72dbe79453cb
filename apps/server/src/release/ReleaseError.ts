/** Nothing can be compared; the message says what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
}
