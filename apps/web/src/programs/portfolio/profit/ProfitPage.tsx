import './profit.css'
import type { Portfolio } from '@love/protocol/actions/readPortfolio'
import { formatPercent } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { type Column, Table } from '@love/ui98/Table'
import type { Address } from 'viem'
import { definedIcon } from '../../../chain/definedIcon.ts'
import type { Currency } from '../../../chain/prices/createMoney.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { usePreferences } from '../../../preferences/preferences.ts'
import { PrintScreenButton } from '../../../printScreen/PrintScreenButton.tsx'
import { PositionDetails } from './PositionDetails.tsx'
import type { PositionView } from './positionViews.ts'
import { type NetworkFees, usePositions } from './usePositions.ts'
import { changeWords, isLess, partWords, worthWords } from './worthWords.ts'

type ProfitPageProps = {
  account: Address
  portfolio: Portfolio | undefined
  /** Its figures are not the newest ones. */
  isOld: boolean
  /** The name of the position whose arithmetic is shown; an empty text for all. */
  chosen: string
}

/** What became of everything that an account put into pairs and the vault: what it cost, what it is worth, what is left. */
export function ProfitPage({ account, portfolio, isOld, chosen }: ProfitPageProps) {
  const { currency } = usePreferences()
  const { reply, views = [], fees, failure, readAgain } = usePositions(account, portfolio)
  const base = `/portfolio/${account}?tab=profit`
  const view = views.find(({ name }) => name === chosen)
  const isReady = reply !== undefined && portfolio !== undefined
  return (
    <div className="stack profit-page">
      {failure && (
        <div className="message" role="status">
          <Icon name="warning" size={32} />
          <p className="message-text">
            Profit and loss unavailable: {failure}. {reply ? 'This may be out of date. ' : ''}Retrying…
          </p>
          <Button onClick={readAgain}>Retry</Button>
        </div>
      )}
      {view ? (
        <>
          <p className="profit-way">
            <ProgramLink to={base}>All positions</ProgramLink>
            <PrintScreenButton
              compact
              take={async () => {
                const { positionPicture } = await import('./positionPicture.ts')
                return portfolio && positionPicture({ view, currency, portfolio, isOld: isOld || !!failure })
              }}
            />
          </p>
          <PositionDetails view={view} fees={fees} />
        </>
      ) : (
        <Table
          caption="Profit and loss"
          captionHidden
          columns={columnsFor(currency, base)}
          rows={views}
          rowKey={({ name }) => name}
          status={isReady ? 'ready' : failure ? 'error' : 'loading'}
          loading="Loading positions…"
          error="Not loaded yet."
          empty="No liquidity and no FAITH yet, as far as the history goes back."
        />
      )}
      {isReady && <FeesLine fees={fees} />}
      {isReady && (
        <p className="muted-text">
          {sinceWords(reply.since)} Prices are those of the pools at the end of each block. Your cost is a
          moving average: every share costs as much as all of them on average.
        </p>
      )}
    </div>
  )
}

function columnsFor(currency: Currency, base: string): readonly Column<PositionView>[] {
  return [
    {
      id: 'name',
      header: 'Position',
      cell: ({ asset, name, contradicts, shares, known }) => (
        <>
          <span className="icon-text">
            <Icon name={definedIcon(asset)} />
            <ProgramLink to={`${base}&of=${name}`}>{name}</ProgramLink>
          </span>
          {known > 0n && known < shares && (
            <span className="profit-line muted-text">
              cost of {formatPercent(fraction(shares - known, shares))} unknown
            </span>
          )}
          {contradicts && (
            <span className="profit-line error-text">
              The chain says something else: do not rely on this line.
            </span>
          )}
        </>
      ),
    },
    {
      id: 'cost',
      header: 'Cost',
      align: 'end',
      line: 2,
      like: '$999,999.99',
      cell: ({ cost, known }) => (known > 0n ? worthWords(cost, currency) : 'unknown'),
    },
    {
      id: 'value',
      header: 'Worth now',
      align: 'end',
      line: 2,
      like: '$999,999.99',
      cell: ({ value }) => (value ? worthWords(value, currency) : 'n/a'),
    },
    {
      id: 'profit',
      header: 'Profit',
      align: 'end',
      line: 1,
      like: '+$999,999.99',
      cell: ({ profit }) =>
        profit ? (
          <strong className={isLess(profit, currency) ? 'error-text' : 'success-text'}>
            {changeWords(profit, currency)}
          </strong>
        ) : (
          'n/a'
        ),
    },
    {
      id: 'year',
      header: 'Annualized',
      align: 'end',
      like: '+999.9%',
      cell: ({ inYear }) => (inYear === undefined ? '–' : partWords(inYear)),
    },
  ]
}

function FeesLine({ fees }: { fees: NetworkFees }) {
  if (fees.feeOf || fees.count === 0) return null
  if (fees.isCounting)
    return (
      <p className="muted-text" role="status">
        Counting network fees of {fees.count} transactions…
      </p>
    )
  return (
    <div className="button-row">
      <span>
        {fees.isError ? 'Network fees could not be read' : `${fees.count} transactions: network fees`}{' '}
        {fees.isError ? 'and are not in the profit.' : 'are not counted yet.'}
      </span>
      <Button onClick={fees.countNow}>{fees.isError ? 'Try again' : 'Count them'}</Button>
    </div>
  )
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

function sinceWords(since: number | null): string {
  if (since === null) return 'This server has not indexed anything yet.'
  return `Indexed since ${dayFormat.format(since * 1_000)}; what you held before has no known cost.`
}
