import './activity.css'
import { cleanText } from '@love/protocol/format/cleanText'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { looksLikeName } from '@love/protocol/names/looksLikeName'
import { Button } from '@love/ui98/Button'
import { GroupBox } from '@love/ui98/GroupBox'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { StatusBar } from '@love/ui98/StatusBar'
import { Tabs } from '@love/ui98/Tabs'
import { Transfer } from '@love/ui98/Transfer'
import { type ReactNode, Suspense, useEffect, useId, useState, useSyncExternalStore } from 'react'
import { type Address, getAddress, isAddress } from 'viem'
import { progressOf } from '../../activity/progressOf.ts'
import { TransactionHash } from '../../activity/TransactionHash.tsx'
import type { Transaction } from '../../activity/transaction.ts'
import { transactionSetup } from '../../activity/transactionSetup.ts'
import { transactionWords } from '../../activity/transactionWords.ts'
import { useConfirmations } from '../../activity/useConfirmations.ts'
import { useTransactions } from '../../activity/useTransactions.ts'
import { ChainProvider } from '../../chain/ChainProvider.tsx'
import { chainDefaults } from '../../chain/chainDefaults.ts'
import { errorText } from '../../chain/errorText.ts'
import { network } from '../../chain/network.ts'
import { lazyComponent } from '../../desktop/lazyComponent.tsx'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { usePlace } from '../../desktop/windows/usePlace.ts'
import { useProgramWindow } from '../../desktop/windows/windowContext.ts'
import { SentInstead } from '../../review/SentInstead.tsx'
import { doneWords, type UnfinishedRun } from '../../review/unfinished/unfinishedRun.ts'
import { unfinishedStore } from '../../review/unfinished/unfinishedStore.ts'
import { useContinue } from '../../review/unfinished/useContinue.tsx'
import { useConnection } from '../../wallet/connection.ts'
import { ActivityNotice } from './ActivityNotice.tsx'
import { activitySummary, activityView } from './activityView.ts'
import { FinishedTable } from './FinishedTable.tsx'
import { TransactionPage } from './lookup/TransactionPage.tsx'

/** Nobody pays for the history of the chain who only looks at what was just sent. */
const HistoryPage = lazyComponent('The history', () =>
  import('./history/HistoryPage.tsx').then(({ HistoryPage }) => HistoryPage),
)

/** The transactions of this browser, the history of an address, or one transaction by its hash. */
export function ActivityWindow() {
  const { name } = usePlace()
  if (name === '') return <OwnTransactions />
  if (name === 'history' || isAddress(name, { strict: false }) || looksLikeName(name))
    return <HistoryWindow />
  return (
    <ChainProvider>
      <TransactionPage text={name} />
    </ChainProvider>
  )
}

function HistoryWindow() {
  const { name } = usePlace()
  const whose = looksLikeName(name) ? cleanText(name) : shortAddress(name)
  const title = name === 'history' ? undefined : `History of ${whose}`
  return (
    <ProgramWindow
      {...(title && { title })}
      className="activity-window"
      statusBar={<StatusBar fields={['From the chain', network.chain.name]} />}
    >
      <ActivityTabs selected="history">
        <Suspense fallback={<ProgressBar label="Loading…" />}>
          <HistoryPage />
        </Suspense>
      </ActivityTabs>
    </ProgramWindow>
  )
}

type ActivityTabsProps = { selected: 'recent' | 'history'; children: ReactNode }

const tabs = [
  { id: 'recent', label: 'Recent' },
  { id: 'history', label: 'History' },
]

function ActivityTabs({ selected, children }: ActivityTabsProps) {
  const { navigate } = useProgramWindow()
  return (
    <Tabs
      label="Activity"
      tabs={tabs}
      selected={selected}
      onSelect={(id) => navigate(id === 'recent' ? '/activity' : '/activity/history')}
    >
      {children}
    </Tabs>
  )
}

function OwnTransactions() {
  const connection = useConnection()
  const transactions = useTransactions(connection.address, network.chain.id)
  const failure = useWatchFailure()
  const view = activityView(connection, transactions)
  const pace = `updates every ${chainDefaults.pollingMs / 1_000} s`
  return (
    <ProgramWindow
      className="activity-window"
      statusBar={<StatusBar fields={[activitySummary(view), failure ? 'may be out of date' : pace]} />}
    >
      <ActivityTabs selected="recent">
        {connection.address && <UnfinishedBox address={connection.address} chainId={network.chain.id} />}
        <ActivityNotice view={view} failure={failure} />
        {view.status === 'list' && (
          <>
            {view.pending.map((transaction) => (
              <PendingBox key={transaction.hash} transaction={transaction} />
            ))}
            <FinishedTable address={view.address} transactions={view.finished} />
          </>
        )}
      </ActivityTabs>
    </ProgramWindow>
  )
}

const subscribe = (listener: () => void) => transactionSetup().watcher.failure.subscribe(listener)

/** Why the states on the screen may be old; nothing when the last look went well. */
function useWatchFailure(): string | undefined {
  const failure = useSyncExternalStore(
    subscribe,
    () => transactionSetup().watcher.failure.get(),
    () => undefined,
  )
  return failure && errorText(failure.error)
}

/** The file-copy box: papers fly from the wallet to the chain, and blocks fill the bar. */
function PendingBox({ transaction }: { transaction: Transaction }) {
  const titleId = useId()
  const confirmations = useConfirmations()
  const { label, text, tone } = transactionWords(transaction, confirmations)
  const { value, text: progress } = progressOf(transaction, {
    confirmations,
    blockTimeMs: network.chain.blockTime,
  })
  return (
    <section className="activity-pending" aria-labelledby={titleId}>
      <Transfer from="wallet" to="network" />
      <h3 id={titleId}>{transaction.title}</h3>
      <p className={tone === 'error' ? 'error-text' : undefined}>{text}</p>
      <SentInstead transaction={transaction} />
      <ProgressBar label={label} value={value} text={progress} />
      <TransactionHash transaction={transaction} />
    </section>
  )
}

/** What was begun and not brought to its end. */
function UnfinishedBox({ address, chainId }: { address: Address; chainId: number }) {
  const runs = useUnfinished(address, chainId)
  const { goOn, forget, review } = useContinue()
  return (
    <>
      {runs.length > 0 && (
        <GroupBox legend="Unfinished">
          <ul className="review-steps">
            {runs.map((one) => (
              <li key={one.id}>
                <p>{one.run.intent.title}</p>
                <p className="muted-text">{doneWords(one.run)}</p>
                <p className="button-row">
                  <Button onClick={() => void goOn(one)}>Continue…</Button>
                  <Button onClick={() => forget(one)}>Discard</Button>
                </p>
              </li>
            ))}
          </ul>
        </GroupBox>
      )}
      {review}
    </>
  )
}

/** Newest first; none without an address. */
function useUnfinished(address: Address | undefined, chainId: number): readonly UnfinishedRun[] {
  const [runs, setRuns] = useState<readonly UnfinishedRun[]>([])
  useEffect(() => {
    if (!address) return setRuns([])
    const owner = { address: getAddress(address), chainId }
    const look = () => setRuns(unfinishedStore.list(owner))
    look()
    return unfinishedStore.subscribe(owner, look)
  }, [address, chainId])
  return runs
}
