import type { DepositPreview } from '@love/protocol/liquidity/previewDeposit'
import { formatShare } from '../formatShare.ts'

/** A person's part of the pool now and after a deposit; who has none yet needs only the latter. */
export function shareText({ before, after }: DepositPreview['share']): string {
  if (before.numerator === 0n) return formatShare(after)
  return `${formatShare(before)} → ${formatShare(after)}`
}
