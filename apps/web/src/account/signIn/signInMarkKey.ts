import { walletKey } from '../../wallet/walletKey.ts'

/** Inside a frame the cookie is another one. */
export function signInMarkKey(): string {
  return walletKey('love.sign-in')
}
