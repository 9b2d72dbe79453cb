import { groupDigits } from '@love/protocol/format/formatNumber'
import type { CallNode } from '@love/safe/decode/callTree'
import { type ReactNode, useMemo, useState } from 'react'
import { PricedTotals } from './TransferTotals.tsx'
import { transferIn, transferTotals } from './transfers.ts'

type CallRowsProps = {
  calls: readonly CallNode[]
  row: (call: CallNode, index: number) => ReactNode
}

/** So many payments are still read one by one. */
const mostOpen = 15

/** The calls of a batch. Many payments are added up and folded; whatever else there is stands open, with its number. */
export function CallRows({ calls, row }: CallRowsProps) {
  const payments = useMemo(() => {
    const all = calls.flatMap((call, index) => {
      const transfer = transferIn(call)
      return transfer && transfer.raw > 0n ? [{ call, index, transfer }] : []
    })
    return all.length > mostOpen ? all : []
  }, [calls])
  const folded = new Set(payments.map(({ call }) => call))
  const open = calls.flatMap((call, index) => (folded.has(call) ? [] : [{ call, index }]))
  return (
    <>
      {payments.length > 0 && (
        <>
          <PricedTotals totals={transferTotals(payments.map(({ transfer }) => transfer))} />
          <Folded summary={`All ${groupDigits(payments.length)} payments, one by one`}>
            <Rows rows={payments} row={row} />
          </Folded>
        </>
      )}
      {payments.length > 0 && open.length > 0 && (
        <p>
          <strong>
            {open.length === 1 ? '1 other call' : `${groupDigits(open.length)} other calls`} in this batch:
          </strong>
        </p>
      )}
      {open.length > 0 && <Rows rows={open} row={row} />}
    </>
  )
}

type RowsProps = {
  rows: readonly { readonly call: CallNode; readonly index: number }[]
  row: CallRowsProps['row']
}

function Rows({ rows, row }: RowsProps) {
  return (
    <ol className="review-calls">
      {rows.map(({ call, index }) => (
        <li key={call.path.join('.')} value={index + 1}>
          {row(call, index)}
        </li>
      ))}
    </ol>
  )
}

/** Drawn when somebody opens it: hundreds of calls take a while. */
function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="review-details" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  )
}
