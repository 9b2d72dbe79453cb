import { shortAddress } from '@love/protocol/format/shortAddress'
import { formatUsd } from '@love/protocol/prices/figure'
import type { SafeOverview } from '@love/safe/api/replies/safes'
import { Icon } from '@love/ui98/Icon'
import { type Column, Table } from '@love/ui98/Table'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { useNames } from '../../../chain/names/addressNames.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { decimalText } from '../assets/decimalText.ts'
import { overviewsQuery } from '../gateway/overviewsQuery.ts'
import { useGatewayReading } from '../gateway/useGatewayReading.ts'
import { safePath } from '../safePlace.ts'

type SafeListProps = {
  caption: string
  safes: readonly Address[]
  owner: Address | undefined
  isLoading?: boolean
  empty: ReactNode
}

type Row = { readonly safe: Address; readonly overview: SafeOverview | undefined }

/** Safes with what each holds and what waits there. */
export function SafeList({ caption, safes, owner, isLoading = false, empty }: SafeListProps) {
  const nameOf = useNames()
  const { data: overviews, failureReason } = useGatewayReading(overviewsQuery(safes, owner))
  const rows = safes.map((safe) => ({
    safe,
    overview: overviews?.find(({ address }) => address.value === safe),
  }))
  const missing = overviews || failureReason ? 'n/a' : '…'
  const columns: readonly Column<Row>[] = [
    {
      id: 'safe',
      header: 'Safe',
      cell: ({ safe }) => (
        <span className="icon-text">
          <Icon name="safe" />
          <ProgramLink to={safePath(safe)}>
            <SafeName address={safe} name={nameOf(safe)} />
          </ProgramLink>
        </span>
      ),
    },
    {
      id: 'threshold',
      header: 'Signatures',
      cell: ({ overview }) => (overview ? `${overview.threshold} of ${overview.owners.length}` : missing),
    },
    {
      id: 'queued',
      header: 'Waiting',
      cell: ({ overview }) => (overview ? queuedWords(overview) : missing),
    },
    {
      id: 'value',
      header: 'Value',
      align: 'end',
      cell: ({ overview }) =>
        overview ? <FigureText figure={decimalText(overview.fiatTotal)} format={formatUsd} /> : missing,
    },
  ]
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ safe }) => safe}
      status={isLoading ? 'loading' : 'ready'}
      loading="Asking the Safe gateway…"
      empty={empty}
    />
  )
}

function queuedWords({ queued, awaitingConfirmation }: SafeOverview): string {
  if (queued === 0) return 'nothing'
  return awaitingConfirmation ? `${queued}, ${awaitingConfirmation} for you to sign` : String(queued)
}

/** The name somebody gave it beside its address: a name alone could stand for any. */
function SafeName({ address, name }: { address: Address; name: string | undefined }) {
  return (
    <>
      {name && <strong>{name} </strong>}
      <code>{shortAddress(address)}</code>
    </>
  )
}
