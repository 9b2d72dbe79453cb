/** Nothing is wrong with what was sent: it should come again a moment later. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
  readonly code = 'busy'
}
