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
import { useSafeCode } from '../known/useSafeCode.ts'
import { safePath } from '../safePlace.ts'

type SafeListProps = {
  caption: string
  safes: readonly Address[]
  owner: Address | undefined
  isLoading?: boolean
  /** Whether strangers may have led to them: what is not a verified Safe is marked. */
  isMarked?: boolean
  empty: ReactNode
}

type Row = { readonly safe: Address; readonly overview: SafeOverview | undefined }

/** Safes with what each holds and what waits there. */
export function SafeList(props: SafeListProps) {
  const { caption, safes, owner, isLoading = false, isMarked = false, empty } = props
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
          {isMarked && <UnverifiedMark safe={safe} />}
        </span>
      ),
    },
    {
      id: 'threshold',
      header: 'Threshold',
      cell: ({ overview }) => (overview ? `${overview.threshold} of ${overview.owners.length}` : missing),
    },
    {
      id: 'queued',
      header: 'Queued',
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
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={({ safe }) => safe}
      status={isLoading ? 'loading' : 'ready'}
      loading="Loading…"
      empty={empty}
    />
  )
}

function queuedWords({ queued, awaitingConfirmation }: SafeOverview): string {
  if (queued === 0) return 'none'
  return awaitingConfirmation ? `${queued} (${awaitingConfirmation} to sign)` : String(queued)
}

function UnverifiedMark({ safe }: { safe: Address }) {
  const { data: code, isError } = useSafeCode(safe)
  if (!code) return isError && <span className="muted-text"> could not be verified</span>
  return !code.isVerified && <span className="error-text"> not a verified Safe</span>
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
