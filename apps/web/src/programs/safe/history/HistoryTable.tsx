import { limitModuleAt } from '@love/safe/limits/limitModules'
import { Icon } from '@love/ui98/Icon'
import type { ReactNode } from 'react'
import { type Address, isHash } from 'viem'
import { useNotes } from '../../../book/notes/noteStore.ts'
import { useWho } from '../known/useWho.ts'
import { LimitOf } from '../limits/LimitOf.tsx'
import { ProposerNote } from '../notes/ProposerNote.tsx'
import { finishedWords } from '../queue/statusWords.ts'
import { infoWords } from '../words/infoWords.ts'
import { dayWords, isoDay, timeWords } from '../words/timeWords.ts'
import { GroupedTable } from '../workspace/GroupedTable.tsx'
import { BatchWords } from './BatchWords.tsx'
import { directionOf } from './historyFilter.ts'
import type { HistoryRow } from './historyRows.ts'

type HistoryTableProps = {
  safe: Address
  rows: readonly HistoryRow[]
  onOpen: (id: string) => void
  empty: ReactNode
}

/** Day by day, newest first. */
export function HistoryTable({ safe, rows, onOpen, empty }: HistoryTableProps) {
  const days = Map.groupBy(rows, ({ summary }) => isoDay(summary.timestamp))
  return (
    <GroupedTable
      caption="History"
      headers={['Transaction', 'Time', 'Status', 'Nonce']}
      empty={empty}
      hasLines
      groups={[...days].map(([day, found]) => ({
        id: day,
        title: dayWords(found[0]?.summary.timestamp ?? Number.NaN),
        rows: found.map((row) => <Row key={row.summary.id} safe={safe} row={row} onOpen={onOpen} />),
      }))}
    />
  )
}

type RowProps = Pick<HistoryTableProps, 'safe' | 'onOpen'> & { row: HistoryRow }

function Row({ safe, row, onOpen }: RowProps) {
  const { nameOf } = useWho()
  const noteOf = useNotes()
  const { summary, warnings } = row
  const note = noteOfSummary(summary, noteOf)
  const status = finishedWords(summary.txStatus)
  return (
    <tr {...{ role: 'row' }}>
      <th scope="row" {...{ role: 'rowheader' }} data-label="Transaction">
        <button type="button" className="table-action safe-document" onClick={() => onOpen(summary.id)}>
          <Icon name={warnings.length > 0 ? 'warning' : iconOf(summary)} />
          <span>
            {isBatch(summary) ? (
              <BatchWords safe={safe} summary={summary} />
            ) : (
              infoWords(summary.txInfo, { nameOf })
            )}
            <ProposerNote note={summary.note} />
            {note && <span className="muted-text safe-line">{note}</span>}
            {warnings.map((words) => (
              <span key={words} className="error-text safe-line">
                {words}
              </span>
            ))}
          </span>
        </button>
      </th>
      <td {...{ role: 'cell' }} data-label="Time" data-line={1}>
        {timeWords(summary.timestamp)}
      </td>
      <td {...{ role: 'cell' }} data-line={2}>
        {summary.txStatus === 'FAILED' ? <span className="error-text">{status}</span> : status}
      </td>
      <td
        {...{ role: 'cell' }}
        data-label={summary.executionInfo?.type === 'MODULE' ? undefined : 'Nonce'}
        data-line={2}
      >
        {nonceOf(summary, nameOf)}
      </td>
    </tr>
  )
}

function isBatch({ txInfo }: HistoryRow['summary']): boolean {
  return txInfo.type === 'Custom' && !txInfo.isCancellation && txInfo.actionCount !== undefined
}

/** Of what owners signed the id ends with its hash. */
function noteOfSummary({ id, executionInfo }: HistoryRow['summary'], noteOf: ReturnType<typeof useNotes>) {
  const hash = id.split('_').at(-1) ?? ''
  return executionInfo?.type === 'MULTISIG' && isHash(hash) ? noteOf(hash) : undefined
}

function nonceOf(
  { executionInfo, txInfo, txHash }: HistoryRow['summary'],
  nameOf: ReturnType<typeof useWho>['nameOf'],
): ReactNode {
  if (executionInfo?.type === 'MULTISIG') return String(executionInfo.nonce)
  if (executionInfo?.type === 'MODULE' && limitModuleAt(executionInfo.address.value))
    return <LimitOf info={txInfo} txHash={txHash} />
  return executionInfo?.type === 'MODULE' ? `by ${nameOf(executionInfo.address.value) ?? 'a module'}` : 'none'
}

function iconOf(summary: HistoryRow['summary']) {
  const direction = directionOf(summary)
  if (direction) return direction === 'in' ? 'wallet' : 'tokens'
  return summary.txInfo.type === 'SettingsChange' ? 'gear' : 'page'
}
