import type { TransferDirection } from '@love/safe-api/enumerations/TransferDirection'

/** As the Safe sees it. What it sends to itself counts as sent. */
export function directionOf(safe: string, { from, to }: { from: string; to: string }): TransferDirection {
  const own = safe.toLowerCase()
  if (from.toLowerCase() === own) return 'OUTGOING'
  return to.toLowerCase() === own ? 'INCOMING' : 'UNKNOWN'
}
