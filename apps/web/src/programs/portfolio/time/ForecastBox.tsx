import type { Portfolio } from '@love/protocol/actions/readPortfolio'
import { formatAmount } from '@love/protocol/amounts/amount'
import type { BreakEvenDay } from '@love/protocol/history/positions/breakEven'
import type { Worth } from '@love/protocol/history/positions/worth'
import { formatUsd, unavailable } from '@love/protocol/prices/figure'
import type { Fraction } from '@love/protocol/prices/fraction'
import { love } from '@love/protocol/tokens/tokens'
import { Button } from '@love/ui98/Button'
import { Field } from '@love/ui98/Field'
import { GroupBox } from '@love/ui98/GroupBox'
import { Icon } from '@love/ui98/Icon'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { type Column, Table } from '@love/ui98/Table'
import { useDeferredValue, useMemo } from 'react'
import type { Address } from 'viem'
import { definedIcon } from '../../../chain/definedIcon.ts'
import type { Currency } from '../../../chain/prices/createMoney.ts'
import { decimalFigure } from '../../../chain/prices/decimalFigure.ts'
import { useMarketPairs } from '../../../chain/readings/usePublic.ts'
import { usePreferences } from '../../../preferences/preferences.ts'
import type { PositionView } from '../profit/positionViews.ts'
import { usePositions } from '../profit/usePositions.ts'
import { changeWords, isLess, worthWords } from '../profit/worthWords.ts'
import { type ForecastView, forecastViews, sumOfForecasts } from './forecastViews.ts'
import { type Assumption, type AssumptionsForm, useAssumptions } from './useAssumptions.ts'

type ForecastBoxProps = { account: Address; portfolio: Portfolio }

/** What every position would be worth, by what a person assumes of the time to come. */
export function ForecastBox({ account, portfolio }: ForecastBoxProps) {
  const { views, failure, readAgain } = usePositions(account, portfolio)
  return (
    <GroupBox legend="What if…">
      {views ? (
        <Forecasts views={views.filter(({ shares }) => shares > 0n)} portfolio={portfolio} />
      ) : failure ? (
        <div className="button-row" role="status">
          <span>Positions unavailable: {failure}. Retrying…</span>
          <Button onClick={readAgain}>Retry</Button>
        </div>
      ) : (
        <ProgressBar label="Loading positions…" />
      )}
    </GroupBox>
  )
}

type ForecastsProps = { views: readonly PositionView[]; portfolio: Portfolio }

function Forecasts({ views, portfolio }: ForecastsProps) {
  const { currency } = usePreferences()
  const { figures } = useMarketPairs()
  const form = useAssumptions(portfolio)
  const assumed = useDeferredValue(form.assumed)
  const forecasts = useMemo(
    () =>
      assumed &&
      forecastViews({
        ...{ views, portfolio, assumed, unit: units[currency] },
        volumeOf: ({ name }) => {
          const found = figures?.find((one) => one.name === name)
          return found ? decimalFigure(found.volumeUsd24h, 'no volume data for this pair') : unavailable('')
        },
      }),
    [views, portfolio, assumed, currency, figures],
  )
  if (views.length === 0) return <p>No liquidity and no FAITH to look ahead for.</p>
  return (
    <div className="stack">
      <Fields form={form} />
      <Table
        caption="What your positions would be"
        captionHidden
        columns={columnsFor(currency)}
        rows={forecasts ?? []}
        rowKey={({ name }) => name}
        empty="Enter prices, a volume and days."
      />
      {forecasts && <Sum forecasts={forecasts} currency={currency} />}
      <p className="muted-text">
        With LOVE and ETH at these prices from now on. Other tokens keep today’s price, and emissions, other
        stakes and today’s trading volume stay as they are. The profit includes the LOVE to harvest, and
        nothing is reinvested. This is arithmetic, not a prediction.
        {forecasts?.some(({ isWithoutFees }) => isWithoutFees) &&
          ' Trading fees are left out where the volume of a pair is unknown.'}
      </p>
    </div>
  )
}

const units = { USD: 'usd', ETH: 'eth', LOVE: 'love' } as const satisfies Record<Currency, keyof Worth>

function Fields({ form }: { form: AssumptionsForm }) {
  const field = (name: Assumption, label: string) => (
    <Field
      label={label}
      numeric
      maxLength={40}
      value={form.texts[name]}
      onChange={(text) => form.type(name, text)}
      error={form.errors[name]}
    />
  )
  return (
    <>
      <div className="forecast-fields">
        {field('love', 'LOVE price (USD)')}
        {field('eth', 'ETH price (USD)')}
        {field('volume', 'Trading volume (% of today)')}
        {field('days', 'Days from now')}
      </div>
      <div className="button-row">
        <Button disabled={!form.isTyped} onClick={form.reset}>
          Use today’s figures
        </Button>
      </div>
    </>
  )
}

function columnsFor(currency: Currency): readonly Column<ForecastView>[] {
  return [
    {
      id: 'name',
      header: 'Position',
      cell: ({ name, view }) => (
        <span className="icon-text">
          <Icon name={definedIcon(view.asset)} />
          {name}
        </span>
      ),
    },
    {
      id: 'value',
      header: 'Worth then',
      align: 'end',
      line: 2,
      cell: ({ end }) => (end ? worthWords(end.value, currency) : 'n/a'),
    },
    {
      id: 'rewards',
      header: 'LOVE to harvest',
      align: 'end',
      line: 2,
      cell: ({ end }) => (end ? formatAmount({ raw: end.rewards, token: love }) : 'n/a'),
    },
    {
      id: 'profit',
      header: 'Profit',
      align: 'end',
      line: 1,
      cell: ({ end, view }) =>
        end && view.known > 0n ? <Profit of={end.profit} {...{ currency }} /> : 'n/a',
    },
    {
      id: 'breakEven',
      header: 'Breaks even',
      line: 2,
      cell: ({ day, lovePrice }) => (
        <>
          {dayWords(day)}
          <span className="profit-line muted-text">{priceWords(lovePrice)}</span>
        </>
      ),
    },
  ]
}

function Profit({ of, currency }: { of: Worth; currency: Currency }) {
  return (
    <strong className={isLess(of, currency) ? 'error-text' : 'success-text'}>
      {changeWords(of, currency)}
    </strong>
  )
}

function dayWords(day: BreakEvenDay | undefined): string {
  if (!day) return 'n/a: cost unknown'
  switch (day.when) {
    case 'now':
      return 'Already'
    case 'later':
      return day.days === 1n ? 'In 1 day' : `In ${day.days.toLocaleString('en-US')} days`
    case 'never':
      return 'Not within 10 years'
    default:
      return day satisfies never
  }
}

function priceWords(price: Fraction | undefined): string {
  return price ? `or LOVE at ${formatUsd(price)}` : ''
}

function Sum({ forecasts, currency }: { forecasts: readonly ForecastView[]; currency: Currency }) {
  const value = sumOfForecasts(forecasts, ({ value }) => value)
  const profit = sumOfForecasts(forecasts, ({ profit }) => profit)
  return (
    <p className="time-total" role="status">
      {value ? <strong>{worthWords(value, currency)}</strong> : 'n/a: a price is missing'}{' '}
      {profit && <span className="muted-text">profit {changeWords(profit, currency)}</span>}
    </p>
  )
}
