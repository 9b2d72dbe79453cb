import { Icon } from '@love/ui98/Icon'
import { GatewayNotice } from '../../../session/safe/gateway/GatewayNotice.tsx'
import { usePages } from '../../../session/safe/gateway/usePages.ts'
import { useRecycleBin } from '../../../session/safe/recycleBin/recycleBin.ts'
import { unexecutedQuery } from '../../../session/safe/recycleBin/unexecutedQuery.ts'
import type { SafeFacts } from '../../../session/safe/write/safeFacts.ts'
import { ActNotice } from '../workspace/ActNotice.tsx'
import { GroupedTable } from '../workspace/GroupedTable.tsx'
import { MoreButton } from '../workspace/MoreButton.tsx'
import { useActing } from '../workspace/useActing.ts'
import { binContent } from './binContent.ts'
import { DeletedRow } from './DeletedRow.tsx'
import { EmptyButton } from './EmptyButton.tsx'
import { ReplacedRow } from './ReplacedRow.tsx'
import { SaidLine } from './SaidLine.tsx'
import { useBinActions } from './useBinActions.ts'

const headers = ['Document', 'Nonce', 'When', 'Why it is here', 'Actions']

/** What was thrown away, and the ways back. */
export function BinPage({ facts }: { facts: SafeFacts }) {
  const { safe, nonce: safeNonce, owners } = facts
  const bin = useRecycleBin(safe)
  const acting = useActing(owners.map((value) => ({ value })))
  const pages = usePages(unexecutedQuery(safe))
  const { deleted, replaced, queued } = binContent({ bin, items: pages.items ?? [], safeNonce })
  const actions = useBinActions(facts, queued)
  const common = { facts, acting, actions }
  const isEmpty = deleted.length + replaced.length === 0
  const groups = [
    {
      id: 'deleted',
      title: 'Deleted: only this browser still has them',
      rows: deleted.map((one) => <DeletedRow key={one.safeTxHash} proposal={one} {...common} />),
    },
    {
      id: 'replaced',
      title: 'Rejected or replaced: their nonces are used up',
      rows: replaced.map((one) => <ReplacedRow key={one.id} proposal={one} {...common} />),
    },
  ]
  return (
    <div className="stack">
      <ActNotice acting={acting} />
      <GatewayNotice reading={pages}>
        <Icon name={isEmpty ? 'recycle-bin' : 'recycle-bin-full'} size={32} />
        <p>
          What was deleted can be restored with its signatures until its nonce is used up. Everything can be
          proposed again.
        </p>
      </GatewayNotice>
      <SaidLine said={actions.said} />
      <GroupedTable
        caption="Recycle Bin"
        headers={headers}
        groups={groups.filter(({ rows }) => rows.length > 0)}
        empty={emptyWords(pages)}
      />
      <MoreButton pages={pages} what="of the bin" />
      {!isEmpty && <EmptyButton onEmpty={actions.empty} />}
    </div>
  )
}

function emptyWords({ items, failureReason }: { items?: unknown; failureReason: unknown }): string {
  if (items) return 'The Recycle Bin is empty.'
  return failureReason ? 'What was replaced has not been read yet.' : 'Reading what was replaced…'
}
