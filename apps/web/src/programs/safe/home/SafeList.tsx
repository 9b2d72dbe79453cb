import { formatUsd } from '@love/protocol/prices/figure'
import type { SafeOverview } from '@love/safe/api/replies/safes'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { type Column, Table } from '@love/ui98/Table'
import { type ReactNode, useState } from 'react'
import type { Address } from 'viem'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { decimalText } from '../assets/decimalText.ts'
import type { Overviews } from '../gateway/allOverviewsQuery.ts'
import { useSafeCode } from '../known/useSafeCode.ts'
import { safePath } from '../safePlace.ts'
import { SafeName } from './SafeName.tsx'

type SafeListProps = {
  caption: string
  safes: readonly Address[]
  /** Undefined while they are read. */
  overviews: Overviews | undefined
  /** None could be read. */
  hasFailed: boolean
  isLoading?: boolean
  empty: ReactNode
}

type Row = { readonly safe: Address; readonly overview: SafeOverview | undefined }

/** More rows are shown when they are asked for: each reads its code from the chain. */
const fold = 20

/** Safes with what each holds and what waits there. */
export function SafeList(props: SafeListProps) {
  const { caption, safes, overviews, hasFailed, isLoading = false, empty } = props
  const [shown, setShown] = useState(fold)
  const rows = safes.slice(0, shown).map((safe) => ({
    safe,
    overview: overviews?.found.find(({ address }) => address.value === safe),
  }))
  return (
    <div className="stack safe-list">
      <Table
        caption={caption}
        captionHidden
        columns={columnsOf(overviews || hasFailed ? 'n/a' : '…')}
        rows={rows}
        rowKey={({ safe }) => safe}
        status={isLoading ? 'loading' : 'ready'}
        loading="Loading…"
        empty={empty}
      />
      {safes.length > shown && (
        <div className="button-row">
          <Button onClick={() => setShown(shown + fold)}>
            Show {Math.min(fold, safes.length - shown)} more of {safes.length} Safes
          </Button>
        </div>
      )}
    </div>
  )
}

function columnsOf(missing: string): readonly Column<Row>[] {
  return [
    {
      id: 'safe',
      header: 'Safe',
      cell: ({ safe }) => (
        <span className="icon-text">
          <Icon name="safe" />
          <ProgramLink to={safePath(safe)}>
            <SafeName address={safe} />
          </ProgramLink>
          <UnverifiedMark safe={safe} />
        </span>
      ),
    },
    {
      id: 'value',
      header: 'Value',
      align: 'end',
      line: 1,
      cell: ({ overview }) =>
        overview ? <FigureText figure={decimalText(overview.fiatTotal)} format={formatUsd} /> : missing,
    },
    {
      id: 'threshold',
      header: 'Threshold',
      line: 2,
      cell: ({ overview }) => (overview ? `${overview.threshold} of ${overview.owners.length}` : missing),
    },
    { id: 'version', header: 'Version', cell: ({ safe }) => <VersionText safe={safe} /> },
    {
      id: 'queued',
      header: 'Queued',
      line: 2,
      cell: ({ overview }) => (overview ? overview.queued || 'none' : missing),
    },
    {
      id: 'sign',
      header: 'To sign',
      line: 2,
      cell: ({ overview }) => (overview ? <ToSign overview={overview} /> : missing),
    },
  ]
}

function ToSign({ overview: { awaitingConfirmation } }: { overview: SafeOverview }) {
  return awaitingConfirmation ? <strong>{awaitingConfirmation}</strong> : 'none'
}

/** From the chain. */
function VersionText({ safe }: { safe: Address }) {
  const { data: code, isError } = useSafeCode(safe)
  if (!code) return isError ? 'n/a' : '…'
  return code.isVerified ? code.version : 'unknown'
}

/** Strangers may have led here: what is not a verified Safe is marked. */
function UnverifiedMark({ safe }: { safe: Address }) {
  const { data: code, isError } = useSafeCode(safe)
  if (!code) return isError && <span className="muted-text"> could not be verified</span>
  return !code.isVerified && <span className="error-text"> not a verified Safe</span>
}
