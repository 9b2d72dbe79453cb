/** The wallet is on another chain, also after it was asked to switch. */
export class WrongNetworkError extends Error {
  override readonly name = 'WrongNetworkError'
  readonly code = 'wrong-network'
}
