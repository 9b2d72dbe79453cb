import { formatAmount } from '@love/protocol/amounts/amount'
import { periodWords } from '@love/safe/limits/limit'
import { Button } from '@love/ui98/Button'
import { type Column, Table } from '@love/ui98/Table'
import type { Address } from 'viem'
import { dollarsBeside } from '../../../chain/prices/dollarsBeside.ts'
import { SafeAddress } from '../known/SafeAddress.tsx'
import { momentWords } from '../words/timeWords.ts'
import { ActButton } from '../workspace/ActButton.tsx'
import type { LimitRow } from './limitsQuery.ts'
import { exactText, usePrices } from './useLimits.ts'

type LimitsTableProps = {
  safe: Address
  rows: readonly LimitRow[]
  /** Of the words that say why nothing can be proposed. */
  reasonId: string | undefined
  nameOf: (row: LimitRow) => string
  onReset: (row: LimitRow) => void
  onChange: (row: LimitRow) => void
  onRevoke: (row: LimitRow) => void
}

export function LimitsTable({ safe, rows, reasonId, nameOf, onReset, onChange, onRevoke }: LimitsTableProps) {
  const priceOf = usePrices(safe)
  const amount = (raw: bigint, { token, limit }: LimitRow) => (
    <span title={exactText(raw, token)}>
      {formatAmount({ raw, token })}
      {dollarsBeside({ raw, token }, priceOf(limit.token))}
    </span>
  )
  const columns: readonly Column<LimitRow>[] = [
    {
      id: 'who',
      header: 'Who',
      cell: ({ limit }) => <SafeAddress address={limit.delegate} of="the delegate" />,
    },
    {
      id: 'limit',
      header: 'Limit',
      cell: (row) => (
        <>
          {amount(row.limit.amount, row)} {periodWords(row.limit.resetMinutes)}
          {!row.isListed && <span className="safe-mark">unlisted</span>}
        </>
      ),
    },
    { id: 'spent', header: 'Spent', align: 'end', cell: (row) => amount(row.state.spent, row) },
    { id: 'left', header: 'Left', align: 'end', cell: (row) => amount(row.state.left, row) },
    { id: 'resets', header: 'Resets', cell: ({ state }) => resetWords(state.resetsAt) },
    {
      id: 'actions',
      header: 'Actions',
      cell: (row) => (
        <span className="button-row limit-actions">
          {row.state.spent > 0n && (
            <ActButton
              compact
              aria-label={`Reset ${nameOf(row)}`}
              reasonId={reasonId}
              onAct={() => onReset(row)}
            >
              Reset…
            </ActButton>
          )}
          <Button compact aria-label={`Change ${nameOf(row)}`} onClick={() => onChange(row)}>
            Change…
          </Button>
          <ActButton
            compact
            aria-label={`Revoke ${nameOf(row)}`}
            reasonId={reasonId}
            onAct={() => onRevoke(row)}
          >
            Revoke…
          </ActButton>
        </span>
      ),
    },
  ]
  return (
    <Table
      caption="Limits"
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={({ module, limit }) => `${module.address} ${limit.delegate} ${limit.token}`}
      empty="No spending limits."
    />
  )
}

export function resetWords(resetsAt: number | undefined): string {
  return resetsAt === undefined ? 'never' : momentWords(resetsAt * 1_000)
}
