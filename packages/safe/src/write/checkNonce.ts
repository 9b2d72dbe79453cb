import { SafeWriteError } from './SafeWriteError.ts'
import type { SafeFacts } from './safeFacts.ts'

/** What was executed, or had something else executed in its place, is not signed any more. */
export function checkNonce({ nonce: next }: Pick<SafeFacts, 'nonce'>, nonce: bigint): void {
  if (nonce >= next) return
  throw new SafeWriteError(
    'nonce-used',
    `Nonce ${nonce} has already been used: the Safe is at nonce ${next}.`,
    'Check the history: this or a conflicting transaction was executed.',
  )
}
