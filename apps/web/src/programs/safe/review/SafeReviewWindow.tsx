import '../../../review/review.css'
import './safeReview.css'
import { useState } from 'react'
import { useTerms } from '../../../account/terms/useTerms.ts'
import { ChainProvider } from '../../../chain/ChainProvider.tsx'
import { ReviewShell } from '../../../review/parts/ReviewShell.tsx'
import { useStore } from '../../../storage/useStore.ts'
import { useConnection } from '../../../wallet/connection.ts'
import { reviewLayerId } from '../../../wallet/reviewLayer.ts'
import { gatewayErrorText } from '../../../wallet/safe/gateway/gatewayErrorText.ts'
import type { SafeReviewRequest, SafeReviewResult } from '../../../wallet/safe/review/safeReviewRequest.ts'
import { useCoverReviews } from '../../../wallet/useCoverReviews.ts'
import { isComparable, mustCompare, waiverWord } from '../matcher/comparing.ts'
import type { Comparison } from '../matcher/HashMatcher.tsx'
import { dangersOf } from './dangersOf.ts'
import { findSafeObstacle, reviewSigner } from './findSafeObstacle.ts'
import { DonePage } from './parts/DonePage.tsx'
import { SafeReviewPage } from './parts/SafeReviewPage.tsx'
import { safeReviewActions } from './parts/safeReviewActions.ts'
import { reviewSubject } from './reviewSubject.ts'
import { reviewWords } from './reviewWords.ts'
import { useChosenNonce } from './useChosenNonce.ts'
import { useExecutionFee } from './useExecutionFee.ts'
import { useProposerNote } from './useProposerNote.ts'
import { useRehearsal } from './useRehearsal.ts'
import { useSafeFacts } from './useSafeFacts.ts'
import { useSafeReview } from './useSafeReview.ts'
import { useSafeSimulation } from './useSafeSimulation.ts'
import { useSigners } from './useSigners.ts'

export type SafeReviewWindowProps = {
  asked: SafeReviewRequest
  onResult: (result: SafeReviewResult) => void
  onClose: () => void
}

/** The review of the program that asked lies under this one. */
const below = [reviewLayerId]

/** The one window in which an owner signs for a Safe: what is asked of the wallet is computed from what stands here. */
export function SafeReviewWindow(props: SafeReviewWindowProps) {
  useCoverReviews(below)
  return (
    <ChainProvider>
      <Reviewing {...props} />
    </ChainProvider>
  )
}

function Reviewing({ asked, onResult, onClose }: SafeReviewWindowProps) {
  // What was signed may be executed at once: then that is reviewed here.
  const [request, setRequest] = useState(asked)
  const connection = useConnection()
  const { agreement } = useTerms()
  const { data: facts, error } = useSafeFacts(request.safe)
  const nonce = useChosenNonce(request, facts)
  const subject = facts && reviewSubject(request, facts, nonce.value ?? 0n)
  const signers = useSigners('details' in request ? request.details : undefined, {
    facts,
    hashes: subject && 'hashes' in subject ? subject.hashes : undefined,
  })
  const tx = subject?.kind === 'tx' ? subject.tx : undefined
  const dangers = tx && dangersOf(tx)
  const [typed, setTyped] = useState('')
  const [hasAcceptedRefund, setAcceptedRefund] = useState(false)
  const [comparison, setComparison] = useState<Comparison>()
  const [waiver, setWaiver] = useState('')
  const note = useProposerNote(request)
  const hash = subject?.kind === 'tx' ? subject.hashes.hash : undefined
  // What was compared before the nonce changed says nothing of what would be signed now.
  const isCompared = comparison?.isSame === true && comparison.of === hash
  const needsComparison = useStore(mustCompare) && isComparable(request) && !isCompared
  const { reviewing, confirm, reviewAgain } = useSafeReview(onResult)
  const simulation = useSafeSimulation(request.safe, tx, { isOn: reviewing.phase !== 'done' })
  const rehearsal = useRehearsal(reviewing.phase === 'done' ? undefined : tx, { facts, connection })
  const networkFee = useExecutionFee({
    details: request.kind === 'execute' && reviewing.phase !== 'done' ? request.details : undefined,
    subject,
    facts,
    executor: reviewSigner(connection),
  })
  const obstacle = findSafeObstacle({
    kind: request.kind,
    connection,
    facts,
    signers,
    dangers,
    simulation,
    typed,
    hasAcceptedRefund,
    deviceDiffers: comparison?.isSame === false,
    lacksComparison: needsComparison && waiver.trim() !== waiverWord,
    hasAgreed: agreement === 'true',
    readFailure: !facts && error ? gatewayErrorText(error) : undefined,
    nonce: tx?.nonce,
    nonceProblem: nonce.problem ?? note.problem,
  })
  const { title, icon } = reviewWords(request.kind)
  const isMismatch = subject?.kind === 'mismatch'

  function execute(next: SafeReviewRequest) {
    setRequest(next)
    setTyped('')
    setAcceptedRefund(false)
    setComparison(undefined)
    setWaiver('')
    reviewAgain()
  }

  return (
    <ReviewShell
      title={title}
      icon={icon}
      className="safe-review"
      actions={safeReviewActions({
        request,
        reviewing,
        isMismatch,
        obstacle,
        onConfirm: () => subject && void confirm(note.request, subject, { isCompared }),
        onClose,
      })}
      reason={reviewing.phase === 'reviewing' && !isMismatch ? obstacle?.words : undefined}
      onClose={onClose}
    >
      {reviewing.phase === 'done' ? (
        <DonePage
          request={request}
          result={reviewing.result}
          threshold={facts?.threshold}
          onExecute={execute}
        />
      ) : (
        <SafeReviewPage
          request={request}
          subject={subject}
          facts={facts}
          signers={signers}
          dangers={dangers}
          simulation={simulation}
          rehearsal={rehearsal}
          networkFee={networkFee}
          nonce={nonce}
          note={note}
          typed={typed}
          hasAcceptedRefund={hasAcceptedRefund}
          words={reviewing.phase === 'reviewing' ? reviewing.words : undefined}
          onTyped={setTyped}
          waiver={needsComparison ? { value: waiver, onChange: setWaiver } : undefined}
          onAcceptRefund={setAcceptedRefund}
          // What differed once stays so: whoever types again until it fits has not compared.
          onCompared={(found) => setComparison((known) => (known?.isSame === false ? known : found))}
        />
      )}
    </ReviewShell>
  )
}
