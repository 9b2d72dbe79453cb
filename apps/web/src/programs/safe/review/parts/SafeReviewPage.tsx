import { isRejection } from '@love/safe/build/safeTxOf'
import type { SafeHashes } from '@love/safe/safeTx'
import type { QueueReply } from '@love/safe/simulation/queueSimulation'
import { multisigIn } from '@love/safe/write/multisigIn'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import { CopyButton } from '@love/ui98/CopyButton'
import { Field } from '@love/ui98/Field'
import { ProgressBar } from '@love/ui98/ProgressBar'
import type { Address } from 'viem'
import { Message } from '../../../../review/parts/Message.tsx'
import { TypedWord } from '../../../../review/parts/TypedWord.tsx'
import type { SimulationState } from '../../../../review/simulation/useSimulation.ts'
import { SignedText } from '../../../../wallet/SignedText.tsx'
import type { SafeReviewRequest } from '../../../../wallet/safe/review/safeReviewRequest.ts'
import { useWho } from '../../known/useWho.ts'
import { waiverWord } from '../../matcher/comparing.ts'
import type { Comparison } from '../../matcher/HashMatcher.tsx'
import { MatcherButton } from '../../matcher/MatcherButton.tsx'
import { ProposerNoteBox } from '../../notes/ProposerNote.tsx'
import { longestProposerNote } from '../../notes/proposerNote.ts'
import { Rejects } from '../../rejects/Rejects.tsx'
import { type Dangers, wordToType } from '../dangersOf.ts'
import { headlineOf } from '../headline.ts'
import type { ReviewSubject } from '../reviewSubject.ts'
import type { ChosenNonce } from '../useChosenNonce.ts'
import type { ExecutionFee } from '../useExecutionFee.ts'
import type { ChosenNote } from '../useProposerNote.ts'
import { messageText } from './messageText.ts'
import { RefundPanel } from './RefundPanel.tsx'
import { SigningFacts, SubjectFacts } from './SafeReviewFacts.tsx'
import { SafeWarnings } from './SafeWarnings.tsx'
import { TransactionSections } from './TransactionSections.tsx'

type SafeReviewPageProps = {
  request: SafeReviewRequest
  subject: ReviewSubject | undefined
  facts: SafeFacts | undefined
  signers: readonly Address[] | undefined
  dangers: Dangers | undefined
  simulation: SimulationState
  rehearsal: QueueReply | undefined
  networkFee: ExecutionFee | 'unknown' | undefined
  nonce: ChosenNonce
  note: ChosenNote
  typed: string
  onTyped: (typed: string) => void
  hasAcceptedRefund: boolean
  onAcceptRefund: (accepted: boolean) => void
  onCompared: (comparison: Comparison) => void
  /** Where the hash has to be compared, and was not: what is typed instead. */
  waiver: { readonly value: string; readonly onChange: (value: string) => void } | undefined
  /** Why the last try came to nothing. */
  words: string | undefined
}

/** Everything an owner should see before the wallet is asked. */
export function SafeReviewPage(props: SafeReviewPageProps) {
  const { request, subject, facts, signers, dangers, simulation, nonce, typed, onTyped, words } = props
  const { nameOf } = useWho()
  if (!subject || !facts) return <ProgressBar label="Loading the Safe…" />
  if (subject.kind === 'mismatch')
    return (
      <Message icon="error" role="alert">
        <p className="error-text">
          <strong>Does not match</strong>
        </p>
        <p className="error-text">{subject.words}</p>
        <p>Your wallet was not asked to sign. Warn the other owners.</p>
      </Message>
    )
  const headline = subject.kind === 'tx' ? headlineOf(subject.tx, { facts, nameOf }) : undefined
  const word = request.kind === 'delete' ? undefined : wordToType(facts, dangers)
  return (
    <>
      {words && (
        <Message icon="error" role="alert">
          <p className="error-text">{words}</p>
        </Message>
      )}
      <h3 className="safe-review-headline">
        {headline?.words ?? ('title' in request ? request.title : undefined)}
      </h3>
      <SubjectFacts request={request} facts={facts} headline={headline} />
      {subject.kind === 'tx' && isRejection(facts.safe, subject.tx) && (
        <Rejects identity={facts} nonce={subject.tx.nonce} hash={subject.hashes.hash} isReview />
      )}
      {'details' in request && (
        <ProposerNoteBox
          note={request.details.note}
          proposer={multisigIn(request.details)?.proposer?.value}
        />
      )}
      <SafeWarnings request={request} facts={facts} dangers={dangers} advice={nonce.advice} />
      {subject.kind === 'message' && <SignedText label="Message" text={messageText(subject.message)} />}
      {subject.kind === 'tx' && headline && (
        <TransactionSections
          request={request}
          tx={subject.tx}
          headline={headline}
          simulation={simulation}
          rehearsal={props.rehearsal}
        />
      )}
      <SigningFacts {...{ request, facts, signers, subject, networkFee: props.networkFee }} />
      {nonce.onChange && (
        <Field
          label="Nonce"
          hint={nonce.advice?.kind === 'next' ? nonce.advice.words : undefined}
          error={nonce.text === undefined ? undefined : nonce.problem}
          value={nonce.text ?? ''}
          onChange={nonce.onChange}
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
        />
      )}
      {props.note.onChange && (
        <Field
          label="Note for all owners"
          hint="Saved with the proposal, but not part of the signed data."
          error={props.note.problem}
          maxLength={longestProposerNote}
          value={props.note.text}
          onChange={props.note.onChange}
        />
      )}
      {dangers && dangers.refund.length > 0 && (
        <RefundPanel
          lines={dangers.refund}
          isAccepted={props.hasAcceptedRefund}
          onAccept={props.onAcceptRefund}
        />
      )}
      {word && <TypedWord word={word} value={typed} onChange={onTyped} />}
      <HashList hashes={subject.hashes} isMessage={subject.kind === 'message'} />
      {subject.kind === 'tx' && <MatcherButton {...facts} tx={subject.tx} onCompared={props.onCompared} />}
      {props.waiver && <TypedWord word={waiverWord} {...props.waiver} to="sign without comparing" />}
    </>
  )
}

type HashListProps = { hashes: SafeHashes; isMessage: boolean }

/** What a hardware wallet shows, to compare letter by letter. Computed here, from what stands above. */
function HashList({ hashes, isMessage }: HashListProps) {
  const rows = [
    { label: isMessage ? 'Safe message hash' : 'safeTxHash', hash: hashes.hash },
    { label: 'Domain hash', hash: hashes.domainHash },
    { label: 'Message hash', hash: hashes.structHash },
  ]
  return (
    <details className="review-details">
      <summary>Hashes to compare with your device</summary>
      <dl className="review-facts">
        {rows.map(({ label, hash }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{hash}</code> <CopyButton text={hash} label={`Copy ${label}`} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
