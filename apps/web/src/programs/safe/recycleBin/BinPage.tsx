import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getMultisigTransactions } from '@love/safe/api/endpoints/history'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import { Icon } from '@love/ui98/Icon'
import { useEffect, useRef } from 'react'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { GatewayNotice } from '../gateway/GatewayNotice.tsx'
import { pagesQuery } from '../gateway/pagesQuery.ts'
import { safeKey } from '../gateway/safeKey.ts'
import { usePages } from '../gateway/usePages.ts'
import { ActNotice } from '../workspace/ActNotice.tsx'
import { GroupedTable } from '../workspace/GroupedTable.tsx'
import { MoreButton } from '../workspace/MoreButton.tsx'
import { useActing } from '../workspace/useActing.ts'
import { binContent } from './binContent.ts'
import { DeletedRow } from './DeletedRow.tsx'
import { EmptyButton } from './EmptyButton.tsx'
import { ReplacedRow } from './ReplacedRow.tsx'
import { useRecycleBin } from './recycleBin.ts'
import { type Said, useBinActions } from './useBinActions.ts'

const headers = ['Transaction', 'Nonce', 'When', 'Reason', 'Actions']

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
      title: 'Deleted: stored only in this browser',
      rows: deleted.map((one) => <DeletedRow key={one.safeTxHash} proposal={one} {...common} />),
    },
    {
      id: 'replaced',
      title: 'Rejected or replaced: nonce already used',
      rows: replaced.map((one) => <ReplacedRow key={one.id} proposal={one} {...common} />),
    },
  ]
  return (
    <div className="stack">
      <ActNotice acting={acting} />
      <GatewayNotice reading={pages}>
        <Icon name={isEmpty ? 'recycle-bin' : 'recycle-bin-full'} size={32} />
        <p>
          Restore deleted transactions with their signatures until their nonce is used, or propose them again.
        </p>
      </GatewayNotice>
      <SaidLine said={actions.said} />
      <GroupedTable
        caption="Recycle Bin"
        headers={headers}
        groups={groups.filter(({ rows }) => rows.length > 0)}
        empty={emptyWords(pages)}
      />
      <MoreButton pages={pages} what="transactions" />
      {!isEmpty && <EmptyButton onEmpty={actions.empty} />}
    </div>
  )
}

function emptyWords({ items, failureReason }: { items?: unknown; failureReason: unknown }): string {
  if (items) return 'The Recycle Bin is empty.'
  return failureReason ? 'Replaced transactions could not be loaded yet.' : 'Loading replaced transactions…'
}

/** What came of it. The row with the button is gone then, so the focus comes here. */
function SaidLine({ said }: { said: Said | undefined }) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (said && !said.isError) line.current?.focus()
  }, [said])
  return (
    <>
      <div ref={line} tabIndex={-1} role="status">
        {said && !said.isError && said.words}
      </div>
      {said?.isError && (
        <p className="error-text" role="alert">
          {said.words}
        </p>
      )}
    </>
  )
}

/** As many as a gateway gives at once: all that waits comes before what was replaced. */
const limit = 100

/** Proposals that were not executed, the highest nonce first: those that wait, and those that never will be. */
function unexecutedQuery(safe: Address) {
  return pagesQuery(safeKey(safe, 'unexecuted'), (link, signal) =>
    callEndpoint(safeGateway(), getMultisigTransactions, {
      ...(link ?? {
        parameters: { chainId: network.chain.id, address: safe },
        query: { executed: false, limit },
      }),
      signal,
    }),
  )
}
