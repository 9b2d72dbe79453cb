/** What wallets answer when the person says no (EIP-1193). */
const rejectedCode = 4001

/** Libraries wrap what a wallet throws; strangers may build rings. */
export function isWalletRefusal(error: unknown): boolean {
  let cause = error
  for (let depth = 0; depth < 10 && typeof cause === 'object' && cause !== null; depth += 1) {
    if ('code' in cause && cause.code === rejectedCode) return true
    cause = 'cause' in cause ? cause.cause : undefined
  }
  return false
}
