import { connectionStore } from '../../connection.ts'
import { openWallet } from '../../walletCommands.ts'
import type { ReviewOptions } from './createSafeReviews.ts'
import type { SafeReviewRequest, SafeReviewResult } from './safeReviewRequest.ts'
import { safeReviews } from './safeReviews.ts'

/** Opens the one window in which anything is signed for a Safe. Without a wallet it is the one that dials instead. */
export async function requestSafeReview(
  request: SafeReviewRequest,
  options?: ReviewOptions,
): Promise<SafeReviewResult> {
  if (connectionStore.get().isConnected) return safeReviews.request(request, options)
  openWallet('connect')
  return { status: 'closed' }
}
