import type { Token } from '@love/protocol/tokens/token'
import { Icon } from '@love/ui98/Icon'
import { StatusBar } from '@love/ui98/StatusBar'
import { useMemo, useState } from 'react'
import { ChartPlace } from '../../../chain/charts/ChartPlace.tsx'
import { RangeSwitch } from '../../../chain/charts/RangeSwitch.tsx'
import { definedIcon } from '../../../chain/definedIcon.ts'
import { FreshnessNotice } from '../../../chain/freshness/FreshnessNotice.tsx'
import { freshnessFields } from '../../../chain/freshness/freshnessFields.tsx'
import { useFreshness } from '../../../chain/freshness/useFreshness.ts'
import { firstRange, type Range } from '../../../chain/market/ranges.ts'
import { useMarketHistory } from '../../../chain/market/useMarketHistory.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { PriceHeadline } from '../../../chain/prices/PriceHeadline.tsx'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { tokenFigures } from '../tokenFigures.ts'
import { useMoney } from '../useMoney.ts'
import { useTokenReadings } from '../useTokenReadings.ts'
import { priceData } from './priceData.ts'
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
      <nav className="detail-way" aria-label="Breadcrumb">
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
  const history = useMarketHistory(tokenPricesOf(token, range))
  const prices = history.data?.prices
  const data = useMemo(() => prices && priceData(prices), [prices])
  return (
    <section className="detail-chart" aria-label="History">
      <RangeSwitch range={range} onChange={setRange} />
      <ChartPlace
        label={`${token.symbol} price in USD, ${range.label}`}
        history={history}
        data={data}
        empty={`No ${token.symbol} trades yet. The chart starts with the first trade.`}
      />
    </section>
  )
}
