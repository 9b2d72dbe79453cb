import { config } from '../../../config.ts'
import { flag } from '../../../storage/schema.ts'
import { stored } from '../../../storage/stored.ts'
import type { SafeReviewRequest } from '../../../wallet/safe/review/safeReviewRequest.ts'

/** Whether nothing is signed in this browser before its hash was compared with a device, or that was waived in writing. */
export const mustCompare = stored(`love.safe-compare.${config.network}`, (value) => flag(value) ?? false)

/** Must be written by whoever signs without having compared. */
export const waiverWord = 'NOT COMPARED'

const signing: readonly SafeReviewRequest['kind'][] = ['propose', 'proposeTx', 'reject', 'confirm', 'sign']

/** Whether a device shows the hash of what is done there: it does for transactions of a Safe that are signed. */
export function isComparable({ kind }: Pick<SafeReviewRequest, 'kind'>): boolean {
  return signing.includes(kind)
}
