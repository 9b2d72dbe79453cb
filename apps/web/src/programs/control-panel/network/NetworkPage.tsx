import { GroupBox } from '@love/ui98/GroupBox'
import { Icon } from '@love/ui98/Icon'
import { type Column, Table } from '@love/ui98/Table'
import type { NodeHealth } from './healthReply.ts'
import { trustWords } from './trustWords.ts'
import { useHealth } from './useHealth.ts'

const columns: readonly Column<NodeHealth>[] = [
  { id: 'name', header: 'Node', cell: ({ name }) => name },
  {
    id: 'state',
    header: 'State',
    cell: ({ isHealthy, reason }) => (
      <>
        <Icon name={isHealthy ? 'node-green' : 'node-red'} />{' '}
        {isHealthy ? 'works' : (reason ?? 'cannot be used')}
      </>
    ),
  },
  { id: 'block', header: 'Newest block', align: 'end', cell: ({ block }) => block ?? 'unknown' },
]

/** The nodes behind the server, by number: their addresses are the operator's. */
export function NetworkPage() {
  const health = useHealth()
  const nodes = health.status === 'known' ? health.reply.nodes : []
  return (
    <GroupBox legend="The nodes behind this page">
      <p role="status">
        {health.status === 'known' && trustWords(health.reply)}
        {health.status === 'failed' && 'The server does not answer. It is asked again every few seconds.'}
      </p>
      <Table
        caption="Nodes"
        captionHidden
        plain
        columns={columns}
        rows={nodes}
        rowKey={({ name }) => name}
        status={health.status === 'loading' ? 'loading' : 'ready'}
        loading="Asking the server…"
        empty="Nothing is known about the nodes."
      />
    </GroupBox>
  )
}
