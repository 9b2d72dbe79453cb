import { formatAmount } from '@love/protocol/amounts/amount'
import { minus, noWorth, type Worth } from '@love/protocol/history/positions/worth'
import { love } from '@love/protocol/tokens/tokens'
import { FactList } from '@love/ui98/FactList'
import { type Column, Table } from '@love/ui98/Table'
import { usePreferences } from '../../../preferences/preferences.ts'
import type { PositionView } from './positionViews.ts'
import type { NetworkFees } from './usePositions.ts'
import { changeWords, currencies, isLess, partWords, worthWords } from './worthWords.ts'

type PositionDetailsProps = { view: PositionView; fees: NetworkFees }

/** Every figure of a position with what it is made of. */
export function PositionDetails({ view, fees }: PositionDetailsProps) {
  return (
    <>
      <h3 className="profit-heading">{view.name}</h3>
      {view.contradicts && (
        <p className="error-text" role="alert">
          The server’s history has more {view.asset.symbol} than the chain: do not rely on these figures.
        </p>
      )}
      <Table
        caption={`Profit of ${view.name}`}
        captionHidden
        columns={ledgerColumns}
        rows={ledgerOf(view)}
        rowKey={({ label }) => label}
      />
      <SharesOf view={view} />
      <Against view={view} />
      <FactList facts={[{ label: 'Network fees', value: feesWords(view, fees) }]} />
    </>
  )
}

type LedgerRow = {
  readonly label: string
  readonly how: string
  readonly worth: Worth | undefined
  readonly isSum?: true
}

const ledgerColumns: readonly Column<LedgerRow>[] = [
  {
    id: 'label',
    header: 'Profit',
    cell: ({ label, how, isSum }) => (
      <>
        {isSum ? <strong>{label}</strong> : label}
        <span className="profit-line muted-text">{how}</span>
      </>
    ),
  },
  ...currencies.map(
    (currency): Column<LedgerRow> => ({
      id: currency,
      header: currency,
      align: 'end',
      line: currency === 'USD' ? 1 : 2,
      cell: ({ worth, isSum }) => {
        if (!worth) return 'n/a'
        const words = changeWords(worth, currency)
        if (!isSum) return words
        return <strong className={isLess(worth, currency) ? 'error-text' : 'success-text'}>{words}</strong>
      },
    }),
  ),
]

/** What adds up to the profit, line by line. */
function ledgerOf(view: PositionView): readonly LedgerRow[] {
  const { now, cost, gained, received, harvested, waiting, networkFees, profit, asset, known } = view
  const amounts = now?.amounts.map(formatAmount).join(' and ')
  const spent = minus(received, gained)
  const rows: readonly LedgerRow[] = [
    {
      label: 'Worth now',
      how: `${formatAmount({ raw: known, token: asset })}${amounts ? ` = ${amounts}` : ''}, at today’s prices`,
      worth: now?.value,
    },
    {
      label: 'Cost of these shares',
      how: 'What you paid, at the prices of each block',
      worth: minus(noWorth, cost),
    },
    {
      label: 'Gain on withdrawals',
      how: `Received ${worthWords(received, 'USD')} for shares that cost ${worthWords(spent, 'USD')}`,
      worth: gained,
    },
    {
      label: 'Rewards harvested',
      how: `${formatAmount({ raw: harvested.raw, token: love })}, at the prices of each harvest`,
      worth: harvested.worth,
    },
    {
      label: 'Rewards waiting',
      how: `${formatAmount({ raw: waiting.raw, token: love })} in the farm, at today’s price`,
      worth: waiting.worth,
    },
    {
      label: 'Network fees',
      how: networkFees ? 'What you paid for your own transactions' : 'Not counted yet, so not in the profit',
      worth: networkFees && minus(noWorth, networkFees),
    },
    { label: 'Profit', how: 'The sum of the lines above', worth: profit, isSum: true },
  ]
  const always = ['Worth now', 'Network fees', 'Profit']
  return rows.filter(({ label, worth }) => always.includes(label) || !worth || worth.usd !== 0n)
}

function SharesOf({ view }: { view: PositionView }) {
  const { asset, shares, staked, known, cameIn, wentOut, fees, paid, received, inYear, ofPaid } = view
  const amount = (raw: bigint) => formatAmount({ raw, token: asset })
  const unknown = shares - known
  return (
    <FactList
      facts={[
        { label: 'Held', value: amount(shares) },
        ...(staked > 0n ? [{ label: 'Of these staked', value: amount(staked) }] : []),
        ...(unknown > 0n
          ? [{ label: 'Cost unknown', value: `${amount(unknown)}: received, or held since before the index` }]
          : []),
        { label: 'Paid in all', value: worthWords(paid, 'USD') },
        { label: 'Received in all', value: worthWords(received, 'USD') },
        ...(cameIn > 0n ? [{ label: 'Sent to you', value: amount(cameIn) }] : []),
        ...(wentOut > 0n
          ? [{ label: 'Sent by you', value: `${amount(wentOut)}, which left at their cost` }]
          : []),
        ...(fees.shares > 0n
          ? [
              {
                label: 'Deposit fees',
                value: `${amount(fees.shares)} (${worthWords(fees.worth, 'USD')} then)`,
              },
            ]
          : []),
        {
          label: 'Return',
          value: ofPaid === undefined ? 'n/a' : `${partWords(ofPaid)} of what was paid in all`,
        },
        {
          label: 'Annualized return',
          value:
            inYear === undefined
              ? 'n/a until shares of known cost were in for a day'
              : `${partWords(inYear)} of the cost, by the time it was in, without compounding`,
        },
      ]}
    />
  )
}

/** Beside having kept what went in. */
function Against({ view: { now, growthTaken, name } }: { view: PositionView }) {
  const { currency } = usePreferences()
  if (!now) return null
  const { value, held, growth, drift } = now
  const isVault = name === 'FAITH'
  return (
    <FactList
      facts={[
        { label: 'Had you held', value: `${worthWords(held, currency)}: what the pool got for these shares` },
        {
          label: isVault ? 'Earned by the vault' : 'Trading fees earned',
          value: `${changeWords(growth, currency)}${growthTaken.usd > 0n ? `, and ${worthWords(growthTaken, 'USD')} withdrawn before` : ''}`,
        },
        ...(isVault
          ? []
          : [
              {
                label: 'Impermanent loss',
                value: `${changeWords(drift, currency)} by the prices moving apart`,
              },
            ]),
        {
          label: 'Against holding',
          value: `${changeWords(minus(value, held), currency)} = ${changeWords(growth, currency)}${isVault ? '' : ` ${changeWords(drift, currency)}`}`,
        },
      ]}
    />
  )
}

function feesWords({ networkFees }: PositionView, { count, isCounting, isError }: NetworkFees): string {
  if (networkFees) return `${worthWords(networkFees, 'ETH')} (${worthWords(networkFees, 'USD')} then)`
  if (isCounting) return 'Counting…'
  return isError ? 'could not be read' : `not counted: ${count} transactions`
}
