import { GroupedTable, type TableGroup } from '../workspace/GroupedTable.tsx'
import { QueueRow, type QueueRowProps } from './QueueRow.tsx'
import type { QueueEntry, QueueLine } from './queueLines.ts'

type QueueTableProps = Omit<QueueRowProps, 'entry'> & {
  lines: readonly QueueLine[]
  /** Words for a queue without rows. */
  empty: string
}

const headers = ['Transaction', 'Nonce', 'Status', 'Signed', 'Calls', 'Proposed']

/** The print queue: documents in the order of their nonces, parts and rivals under lines of their own. */
export function QueueTable({ lines, empty, ...row }: QueueTableProps) {
  const shown = row.actions ? [...headers, 'Actions'] : headers
  const groups = groupsOf(lines).map(
    ({ id, title, entries }): TableGroup => ({
      id,
      title,
      rows: entries.map((entry) => <QueueRow key={entry.summary.id} entry={entry} {...row} />),
    }),
  )
  return <GroupedTable caption="Queue" headers={shown} groups={groups} empty={empty} hasLines />
}

type Group = { readonly id: string; readonly title: string; readonly entries: readonly QueueEntry[] }

/** Each line that is no document begins a group; what two rivals leave behind goes on under the part before them. */
function groupsOf(lines: readonly QueueLine[]): readonly Group[] {
  const groups: { id: string; title: string; entries: QueueEntry[] }[] = []
  let part = ''
  for (const line of lines) {
    if (line.kind === 'label') part = line.label === 'Next' ? 'Next' : 'Queued'
    if (line.kind === 'label') groups.push({ id: part, title: part, entries: [] })
    else if (line.kind === 'conflict')
      groups.push({
        id: `rivals ${line.nonce}`,
        title: `Conflicting transactions (nonce ${line.nonce}): executing one cancels the others`,
        entries: [],
      })
    else {
      const last = groups.at(-1)
      const isAfterRivals = last?.id.startsWith('rivals') && !line.hasRivals
      if (isAfterRivals) groups.push({ id: `${part} ${line.info.nonce}`, title: part, entries: [line] })
      else last?.entries.push(line)
    }
  }
  return groups
}
