import type { TransactionInfo } from '@love/safe/api/replies/transactionInfo'
import { isRejection } from '@love/safe/build/safeTxOf'
import { multisigIn } from '@love/safe/write/multisigIn'
import { CopyButton } from '@love/ui98/CopyButton'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import { Icon } from '@love/ui98/Icon'
import type { ReactNode } from 'react'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { callWords } from '../calls/callWords.ts'
import { CopyToFloppyButton } from '../floppy/CopyToFloppyButton.tsx'
import { GatewayNotice } from '../gateway/GatewayNotice.tsx'
import { SafeAddress } from '../known/SafeAddress.tsx'
import { useWho } from '../known/useWho.ts'
import { MatcherButton } from '../matcher/MatcherButton.tsx'
import { ApprovedTransactions } from '../nested/ApprovedTransactions.tsx'
import { ProposerNoteBox } from '../notes/ProposerNote.tsx'
import { finishedWords } from '../queue/statusWords.ts'
import { type Checked, useChecked } from '../queue/useChecked.ts'
import { type Counted, useCounted } from '../queue/useCounted.ts'
import { Rejects } from '../rejects/Rejects.tsx'
import { type SafeTab, safePath, shareLink } from '../safePlace.ts'
import { infoWords, isEarlyEther } from '../words/infoWords.ts'
import { transferWords } from '../words/transferWords.ts'
import { identityOf, type SafePageProps } from '../workspace/pageProps.ts'
import { CallTreeBox } from './CallTreeBox.tsx'
import { NoteBox } from './NoteBox.tsx'
import { SignaturesBox } from './SignaturesBox.tsx'
import { SignedFieldsBox } from './SignedFieldsBox.tsx'
import { TransactionFacts } from './TransactionFacts.tsx'

type TransactionViewProps = SafePageProps & {
  id: string
  tab: Extract<SafeTab, 'queue' | 'history'>
  /** What can be done with it, below the heading; asked for only while it matches. */
  actions?: ((checked: Checked, counted: Counted) => ReactNode) | undefined
}

/** Everything about one transaction. */
export function TransactionView({ safe, info, id, tab, actions }: TransactionViewProps) {
  const { nameOf } = useWho()
  const checked = useChecked({ identity: identityOf({ safe, info }), id })
  const { details, verified, tree } = checked
  const multisig = details && multisigIn(details)
  const hashes = verified?.matches ? verified.hashes : undefined
  const shown = verified?.matches === false ? verified.outdated : verified
  const counted = useCounted(safe, { details, hashes })
  // What is executed cannot be signed any more; what owners can still sign must match.
  const isPending =
    details?.txStatus === 'AWAITING_CONFIRMATIONS' || details?.txStatus === 'AWAITING_EXECUTION'
  const isRefused = isPending && verified?.matches === false
  const isOver = details?.txStatus === 'CANCELLED'
  return (
    <div className="stack">
      <p>
        <ProgramLink to={safePath(safe, tab)}>Back to the {tab}</ProgramLink>
        {' · '}
        <CopyButton text={shareLink(safe, id)} label="Copy link" hasVisibleLabel />
      </p>
      <GatewayNotice reading={checked} />
      {isRefused && (
        <div className="message safe-refused" role="alert">
          <Icon name="error" size={32} />
          <p className="message-text">
            <strong>Does not match.</strong> {verified.words} Its details are hidden here.
          </p>
        </div>
      )}
      {details && !isRefused && (
        <>
          <h3 className="safe-heading">
            {tree ? callWords(tree, { safe, nameOf }) : infoWords(details.txInfo, { nameOf })}
          </h3>
          <p>
            {isOver && verified?.matches === false && verified.outdated
              ? verified.words
              : `${finishedWords(details.txStatus)}.`}
          </p>
          {shown && isRejection(safe, shown.tx) && (
            <Rejects
              identity={identityOf({ safe, info })}
              nonce={shown.tx.nonce}
              hash={shown.hashes.hash}
              label={isPending ? 'Rejects' : isOver ? 'Would have rejected' : 'Rejected'}
            />
          )}
          {isPending && verified?.matches && actions?.(checked, counted)}
          {isPending && verified?.matches && (
            <CopyToFloppyButton safe={safe} info={info} details={details} tx={verified.tx} />
          )}
          <ProposerNoteBox note={details.note} proposer={multisig?.proposer?.value} />
          {verified?.matches && <ApprovedTransactions safe={safe} tx={verified.tx} isLinked />}
          <TransactionFacts details={details} />
          {multisig && (
            <SignaturesBox
              safe={safe}
              info={multisig}
              owners={info.owners.map(({ value }) => value)}
              counted={isPending ? counted : undefined}
            />
          )}
          {details.txInfo.type === 'Transfer' && !tree && <SidesBox info={details.txInfo} />}
          {details.moved && <MovedBox moved={details.moved} />}
          {shown && <CallTreeBox safe={safe} tx={shown.tx} />}
          {shown && (
            <>
              <NoteBox key={shown.hashes.hash} safeTxHash={shown.hashes.hash} />
              <SignedFieldsBox tx={shown.tx} hashes={shown.hashes} />
            </>
          )}
          {verified?.matches && (
            <MatcherButton
              {...identityOf({ safe, info })}
              tx={verified.tx}
              owners={info.owners.map(({ value }) => value)}
            />
          )}
        </>
      )}
    </div>
  )
}

/** All that the chain tells of what a Safe executed without saying what. */
function MovedBox({ moved }: { moved: readonly TransactionInfo[] }) {
  const transfers = moved.filter((info) => info.type === 'Transfer')
  return (
    <>
      <p>This Safe version does not log what it executed. {movedWords(transfers.length)}</p>
      {transfers.map((info, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and never change
        <SidesBox key={at} info={info} />
      ))}
    </>
  )
}

function movedWords(count: number): string {
  if (count === 0) return 'No transfers were logged in the same transaction.'
  return 'The signed data is unknown; these transfers happened in the same transaction:'
}

type Transfer = Extract<TransactionInfo, { readonly type: 'Transfer' }>

/** Both sides of a transfer in full: who copies from history copies what was read to the last digit. */
function SidesBox({ info }: { info: Transfer }) {
  const { transferInfo: transfer } = info
  return (
    <GroupBox legend="Transfer">
      <FactList
        facts={[
          { label: 'Amount', value: transferWords(transfer) },
          {
            label: 'From',
            value: isEarlyEther(info) ? (
              'Unknown: sent before this Safe was deployed'
            ) : (
              <SafeAddress address={info.sender.value} of="the sender" full />
            ),
          },
          { label: 'To', value: <SafeAddress address={info.recipient.value} of="the receiver" full /> },
          ...(transfer.type === 'ERC20' || transfer.type === 'ERC721'
            ? [{ label: 'Token', value: <SafeAddress address={transfer.tokenAddress} of="the token" full /> }]
            : []),
        ]}
      />
    </GroupBox>
  )
}
