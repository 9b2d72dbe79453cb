import { exactAmount } from '@love/protocol/amounts/amount'
import { groupDigits } from '@love/protocol/format/formatNumber'
import { groupDecimal } from '@love/protocol/format/groupDecimal'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { unavailable } from '@love/protocol/prices/figure'
import { Button } from '@love/ui98/Button'
import { type Column, Table } from '@love/ui98/Table'
import { useReviewPrices } from '../../../../review/useReviewPrices.ts'
import { TransferTotals } from '../../calls/TransferTotals.tsx'
import type { CheckedPayments, PaymentTotal } from './checkPayments.ts'
import type { BrokenLine } from './paymentColumns.ts'

type PaymentsReportProps = {
  checked: CheckedPayments
  /** Leads to a line of the text. */
  onLine: (line: number) => void
}

/** More would push the totals off the screen; they are named once these are fixed. */
const mostShown = 50

/** What a list of payments comes to, and each line that is broken. */
export function PaymentsReport({ checked, onLine }: PaymentsReportProps) {
  const { parts, broken, warnings, totals } = checked
  if (parts.length + broken.length === 0) return null
  return (
    <>
      {broken.length > 0 && (
        <>
          <Table
            caption={`Broken lines (${groupDigits(broken.length)})`}
            columns={brokenColumns(onLine)}
            rows={broken.slice(0, mostShown)}
            rowKey={({ line, reasons }) => `${line} ${reasons[0]}`}
          />
          {broken.length > mostShown && (
            <p>… and {groupDigits(broken.length - mostShown)} more broken lines.</p>
          )}
        </>
      )}
      {warnings.length > 0 && (
        <section className="payments-warnings" aria-label="Warnings">
          <ul>
            {warnings.slice(0, mostShown).map(({ line, words }) => (
              <li key={`${line} ${words}`}>
                Line {line}: {words}
              </li>
            ))}
            {warnings.length > mostShown && <li>… and {groupDigits(warnings.length - mostShown)} more.</li>}
          </ul>
        </section>
      )}
      {totals.length > 0 && <Totals totals={totals} />}
    </>
  )
}

function brokenColumns(onLine: (line: number) => void): readonly Column<BrokenLine>[] {
  return [
    {
      id: 'line',
      header: 'Line',
      cell: ({ line }) => (
        <Button compact aria-label={`Go to line ${line}`} onClick={() => onLine(line)}>
          Line {line}
        </Button>
      ),
    },
    { id: 'text', header: 'Content', cell: ({ text }) => <code className="payments-line">{text}</code> },
    {
      id: 'reasons',
      header: 'Problem',
      cell: ({ reasons }) => <span className="error-text">{reasons.join(' ')}</span>,
    },
  ]
}

function Totals({ totals }: { totals: readonly PaymentTotal[] }) {
  const expects = totals.map(({ token }) => ({ token, address: 'ETH' as const, least: 0n }))
  const price = useReviewPrices({ expects }, { isOn: true })
  const listed = new Set(totals.filter(({ payable }) => payable.isListed).map(({ token }) => token))
  const held = (total: PaymentTotal) => {
    const { token, payable } = total
    return payable.held === undefined
      ? 'n/a'
      : `${groupDecimal(exactAmount({ raw: payable.held, token }))} ${token.symbol}`
  }
  return (
    <TransferTotals
      totals={totals.map((total) => ({ ...total, name: nameOf(total) }))}
      // Anybody can give a token the symbol of another one.
      price={(token) => (listed.has(token) ? price(token) : unavailable('unlisted, so it has no price'))}
      more={[{ id: 'held', header: 'Safe holds', align: 'end', cell: held }]}
    />
  )
}

function nameOf({ payable: { symbol, isListed, address } }: PaymentTotal): string {
  return isListed ? symbol : `${symbol}, unlisted (${shortAddress(address)})`
}
