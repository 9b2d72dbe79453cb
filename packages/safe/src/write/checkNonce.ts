import { SafeWriteError } from './SafeWriteError.ts'
import type { SafeFacts } from './safeFacts.ts'

/** What was executed, or had something else executed in its place, is not signed any more. */
export function checkNonce({ nonce: next }: Pick<SafeFacts, 'nonce'>, nonce: bigint): void {
  if (nonce >= next) return
  throw new SafeWriteError(
    'nonce-used',
    `Nonce ${nonce} is used up: the Safe is at nonce ${next}.`,
    'Look at the history: it was executed, or another transaction was in its place.',
  )
}
