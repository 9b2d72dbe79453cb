import type { TokenPricesReply } from '@love/protocol/market/marketReplies'
import { formatUsd } from '@love/protocol/prices/figure'
import type { Token } from '@love/protocol/tokens/token'
import { Icon } from '@love/ui98/Icon'
import { StatusBar } from '@love/ui98/StatusBar'
import { useMemo, useState } from 'react'
import { ChartPlace } from '../../../chain/charts/ChartPlace.tsx'
import type { ChartData } from '../../../chain/charts/chartData.ts'
import { RangeSwitch } from '../../../chain/charts/RangeSwitch.tsx'
import { definedIcon } from '../../../chain/definedIcon.ts'
import { FreshnessNotice } from '../../../chain/freshness/FreshnessNotice.tsx'
import { freshnessFields } from '../../../chain/freshness/freshnessFields.tsx'
import { useFreshness } from '../../../chain/freshness/useFreshness.ts'
import { firstRange, type Range } from '../../../chain/market/ranges.ts'
import { useMarketHistory } from '../../../chain/market/useMarketHistory.ts'
import { decimalFigure } from '../../../chain/prices/decimalFigure.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { PriceHeadline } from '../../../chain/prices/PriceHeadline.tsx'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { tokenFigures } from '../tokenFigures.ts'
import { useMoney } from '../useMoney.ts'
import { useTokenReadings } from '../useTokenReadings.ts'
import { TokenActions } from './TokenActions.tsx'
import { TokenBalance } from './TokenBalance.tsx'
import { TokenFacts } from './TokenFacts.tsx'
import { tokenPricesOf } from './tokenPricesOf.ts'

export function TokenView({ token }: { token: Token }) {
  const { readings, ...reading } = useTokenReadings([token])
  const { freshness, retry } = useFreshness(reading)
  const money = useMoney(readings)
  const figures = tokenFigures(token, readings)
  const price = money.convert(figures.price)
  return (
    <ProgramWindow
      title={token.symbol}
      className="detail-window"
      statusBar={<StatusBar fields={freshnessFields(freshness, token.symbol)} />}
    >
      <nav className="detail-way" aria-label="Way back">
        <ProgramLink to="/tokens">All tokens</ProgramLink>
      </nav>
      <div className="detail-head">
        <Icon name={definedIcon(token)} size={32} />
        <PriceHeadline price={price} change={figures.change} name={token.symbol}>
          1 {token.symbol} ={' '}
          <FigureText figure={price} format={money.format} name={`${token.symbol}.price`} />
        </PriceHeadline>
        <FreshnessNotice freshness={freshness} onRetry={retry} />
      </div>
      <div className="detail-parts">
        <TokenChart token={token} />
        <div className="detail-side">
          <TokenFacts token={token} figures={figures} money={money} />
          <TokenBalance token={token} figures={figures} money={money} />
          <TokenActions token={token} />
        </div>
      </div>
    </ProgramWindow>
  )
}

function TokenChart({ token }: { token: Token }) {
  const [range, setRange] = useState<Range>(firstRange)
  const { data: reply, failureReason } = useMarketHistory(tokenPricesOf(token, range))
  const data = useMemo(() => reply && priceData(reply.prices), [reply])
  return (
    <section className="detail-chart" aria-label="History">
      <RangeSwitch range={range} onChange={setRange} />
      <ChartPlace
        label={`Price of ${token.symbol} in USD, ${range.label}`}
        data={data}
        head={reply}
        failureReason={failureReason}
        empty={`${token.symbol} has no history yet. The chart begins with the first trade.`}
      />
    </section>
  )
}

/** The price in USD as the one series of a chart. */
function priceData(prices: TokenPricesReply['prices']): ChartData {
  return {
    times: prices.map(([start]) => start),
    series: [
      {
        id: 'price',
        label: 'Price in USD',
        kind: 'line',
        gathers: 'last',
        values: prices.map(([, price]) => (/[1-9]/.test(price) && !price.startsWith('-') ? price : null)),
        format: usdText,
        formatShort: usdText,
      },
    ],
  }
}

function usdText(decimal: string): string {
  return formatUsd(decimalFigure(decimal, ''))
}
