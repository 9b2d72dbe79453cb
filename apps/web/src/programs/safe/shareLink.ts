import type { Address } from 'viem'
import { safePath } from './safePlace.ts'

/** To one transaction, for the other owners: whoever opens it sees it checked by their own browser. */
export function shareLink(safe: Address, transactionId: string): string {
  const path = safePath(safe, 'queue', new URLSearchParams({ tx: transactionId }))
  return new URL(path, location.origin).href
}
