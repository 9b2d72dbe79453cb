/** The wallet is on another account than the one an intent was made for. */
export class AccountChangedError extends Error {
  override readonly name = 'AccountChangedError'
  readonly code = 'account-changed'
}
