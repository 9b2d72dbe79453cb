import './activity.css'
import { StatusBar } from '@love/ui98/StatusBar'
import { chainDefaults } from '../../chain/chainDefaults.ts'
import { network } from '../../chain/network.ts'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { useConnection } from '../../session/connection.ts'
import { UnfinishedBox } from '../../session/intents/unfinished/UnfinishedBox.tsx'
import { useTransactions } from '../../session/transactions/useTransactions.ts'
import { useWatchFailure } from '../../session/transactions/useWatchFailure.ts'
import { ActivityNotice } from './ActivityNotice.tsx'
import { activitySummary, activityView } from './activityView.ts'
import { FinishedTable } from './FinishedTable.tsx'
import { PendingBox } from './PendingBox.tsx'

export function ActivityWindow() {
  const connection = useConnection()
  const transactions = useTransactions(connection.address, network.chain.id)
  const failure = useWatchFailure()
  const view = activityView(connection, transactions)
  const pace = `looked at every ${chainDefaults.pollingMs / 1_000} s`
  return (
    <ProgramWindow
      className="activity-window"
      statusBar={<StatusBar fields={[activitySummary(view), failure ? 'states may be old' : pace]} />}
    >
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
    </ProgramWindow>
  )
}
