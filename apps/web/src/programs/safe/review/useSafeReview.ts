import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { trackTransaction } from '../../../activity/trackTransaction.ts'
import { useChain } from '../../../chain/chainContext.ts'
import { network } from '../../../chain/network.ts'
import { freeze } from '../../../review/freeze.ts'
import { walletConfig } from '../../../wallet/config.ts'
import { createOwnerLine } from '../../../wallet/safe/acting/createOwnerLine.ts'
import { gatewayErrorText } from '../../../wallet/safe/gateway/gatewayErrorText.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import type { SafeReviewRequest, SafeReviewResult } from '../../../wallet/safe/review/safeReviewRequest.ts'
import { safeKey } from '../gateway/safeKey.ts'
import { recycleBin } from '../recycleBin/recycleBin.ts'
import { type PerformDeps, performReview } from './performReview.ts'
import type { ReviewSubject } from './reviewSubject.ts'
import { untilClosed } from './untilClosed.ts'

export type Reviewing =
  /** `words`: why the last try came to nothing. */
  | { readonly phase: 'reviewing'; readonly words?: string | undefined }
  | { readonly phase: 'working' }
  | { readonly phase: 'done'; readonly result: SafeReviewResult }

/** From the button to the gateway or the chain, while the window is open. What is signed is a copy that nobody can change meanwhile. */
export function useSafeReview(onResult: (result: SafeReviewResult) => void) {
  const { client, deployment } = useChain()
  const queryClient = useQueryClient()
  const [reviewing, setReviewing] = useState<Reviewing>({ phase: 'reviewing' })
  const closing = useRef<AbortController>(undefined)
  useEffect(() => () => closing.current?.abort(), [])

  async function confirm(
    request: SafeReviewRequest,
    subject: ReviewSubject,
    { isCompared }: { isCompared: boolean },
  ) {
    if (reviewing.phase === 'working' || subject.kind === 'mismatch') return
    const frozen = freeze({ request, subject })
    const controller = new AbortController()
    closing.current = controller
    setReviewing({ phase: 'working' })
    try {
      const { owner, line: open } = createOwnerLine(walletConfig(), network.chain.id, {
        demandWaiting: () => controller.signal.throwIfAborted(),
      })
      const line = untilClosed(open, controller.signal)
      const track: PerformDeps['track'] = (sent) =>
        trackTransaction({ ...sent, address: owner, chainId: network.chain.id })
      const more = { track, now: Date.now, bin: recycleBin(request.safe) }
      const deps = {
        gateway: safeGateway(),
        client,
        deployment,
        owner,
        line,
        hashCompared: isCompared,
        ...more,
      }
      const result = await performReview(deps, frozen.request, frozen.subject)
      onResult(result)
      setReviewing({ phase: 'done', result })
    } catch (error) {
      setReviewing({ phase: 'reviewing', words: gatewayErrorText(error) })
    }
    // Lists, counts and hints of this Safe are old now, whatever came of it; what was deleted cannot be read again.
    const gone = request.kind === 'delete' ? request.details.txId : undefined
    void queryClient.invalidateQueries({
      queryKey: safeKey(request.safe),
      predicate: ({ queryKey }) => gone === undefined || !queryKey.includes(gone),
    })
  }

  return { reviewing, confirm, reviewAgain: () => setReviewing({ phase: 'reviewing' }) }
}
