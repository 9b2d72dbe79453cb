/** The line between this page and the phone could not be set up. */
export class RelayError extends Error {
  override readonly name = 'RelayError'
  readonly code = 'relay'
}
