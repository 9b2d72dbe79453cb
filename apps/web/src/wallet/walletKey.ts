import { isFramed } from '../browser/isFramed.ts'

/** Inside a Safe other wallets are used than in a tab of its own, so what is remembered of them is kept apart. */
export function walletKey(name: string): string {
  return isFramed() ? `${name}.framed` : name
}
