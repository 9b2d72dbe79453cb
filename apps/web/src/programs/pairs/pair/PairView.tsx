import '../../../chain/charts/detail.css'
import '../pairs.css'
import { addLiquidityUrl, swapUrl } from '@love/protocol/links/exchangeLinks'
import type { Side } from '@love/protocol/liquidity/pool'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { Opening } from '@love/ui98/Opening'
import { StatusBar } from '@love/ui98/StatusBar'
import { Suspense, useMemo, useState } from 'react'
import { ChartPlace } from '../../../chain/charts/ChartPlace.tsx'
import { RangeSwitch } from '../../../chain/charts/RangeSwitch.tsx'
import { definedIcon } from '../../../chain/definedIcon.ts'
import { ExchangeLink } from '../../../chain/ExchangeLink.tsx'
import { FreshnessNotice } from '../../../chain/freshness/FreshnessNotice.tsx'
import { freshnessFields } from '../../../chain/freshness/freshnessFields.tsx'
import { useFreshness } from '../../../chain/freshness/useFreshness.ts'
import { candlesOf } from '../../../chain/market/candlesOf.ts'
import { firstRange, type Range } from '../../../chain/market/ranges.ts'
import { useMarketHistory } from '../../../chain/market/useMarketHistory.ts'
import { missingFilesText } from '../../../chain/missingFilesText.ts'
import { createMoney } from '../../../chain/prices/createMoney.ts'
import { PriceHeadline } from '../../../chain/prices/PriceHeadline.tsx'
import { lazyComponent } from '../../../desktop/lazyComponent.tsx'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { usePreferences } from '../../../preferences/preferences.ts'
import { PrintScreenButton } from '../../../printScreen/PrintScreenButton.tsx'
import { PairFigure } from '../PairFigure.tsx'
import { pairFigures } from '../pairFigures.ts'
import { usePairReadings } from '../usePairReadings.ts'
import { candleData } from './candleData.ts'
import { PairFacts } from './PairFacts.tsx'
import { PairPosition } from './PairPosition.tsx'
import type { PairPictureParameters } from './print/pairPicture.ts'

const PairTrades = lazyComponent('Trades', () =>
  import('./trades/PairTrades.tsx').then(({ PairTrades }) => PairTrades),
)

export function PairView({ pair }: { pair: PairDefinition }) {
  const { currency } = usePreferences()
  const { readings, ...reading } = usePairReadings()
  const { freshness, retry } = useFreshness(reading)
  const figures = pairFigures(pair.name, readings)
  const row = { pair, figures }
  const money = createMoney(currency, readings.price)
  return (
    <ProgramWindow
      title={pair.name}
      className="detail-window"
      statusBar={<StatusBar fields={freshnessFields(freshness, pair.name)} />}
    >
      <nav className="detail-way" aria-label="Breadcrumb">
        <ProgramLink to="/pairs">All pairs</ProgramLink>
      </nav>
      <div className="detail-head">
        <Icon name={definedIcon(pair)} size={32} />
        <PriceHeadline price={figures.price} change={figures.change} name={pair.name}>
          <PairFigure row={row} money={money} cell="price" />
        </PriceHeadline>
        <FreshnessNotice freshness={freshness} onRetry={retry} />
      </div>
      <div className="detail-parts">
        <PairChart row={row} money={money} freshness={freshness} />
        <div className="detail-side">
          <PairFacts row={row} money={money} />
          <PairPosition pair={pair} position={figures.position} money={money} />
          <PairActions pair={pair} />
        </div>
        <div className="detail-below">
          <Suspense fallback={<Opening />}>
            <PairTrades pair={pair} money={money} />
          </Suspense>
        </div>
      </div>
    </ProgramWindow>
  )
}

/** What to do with a pair: here, and at the exchange on mainnet. */
function PairActions({ pair }: { pair: PairDefinition }) {
  const { base, other, name } = pair
  return (
    <ul className="detail-actions" aria-label="Actions">
      <li>
        <ProgramLink to={`/swap?from=${other.symbol}&to=${base.symbol}`}>
          Swap {other.symbol} for {base.symbol}
        </ProgramLink>
      </li>
      <li>
        <ProgramLink to={`/liquidity/${name}`}>Add or remove liquidity</ProgramLink>
      </li>
      <li>
        <ProgramLink to={`/farm/${name}`}>Stake in the farm</ProgramLink>
      </li>
      <li>
        <ExchangeLink href={swapUrl({ from: other, to: base })}>Swap on Uniswap</ExchangeLink>
      </li>
      <li>
        <ExchangeLink href={addLiquidityUrl(pair)}>Add on Uniswap</ExchangeLink>
      </li>
    </ul>
  )
}

/** Price, volume and liquidity one under the other, with one crosshair. */
function PairChart({ row, money, freshness }: Omit<PairPictureParameters, 'chart'>) {
  const { pair } = row
  const [range, setRange] = useState<Range>(firstRange)
  const [side, setSide] = useState<Side>('base')
  const [draw, setDraw] = useState(() => candleData)
  const [problem, setProblem] = useState('')
  const history = useMarketHistory(candlesOf(pair, range))
  const candles = history.data?.candles
  const data = useMemo(() => candles && draw(candles, pair, side), [candles, draw, pair, side])
  const isLine = draw === candleData

  /** Only those who want candles load how they are drawn. */
  async function showCandles() {
    try {
      const { candlestickData } = await import('./candles/candlestickData.ts')
      setDraw(() => candlestickData)
      setProblem('')
    } catch {
      setProblem(missingFilesText)
    }
  }

  async function take() {
    const { pairPicture } = await import('./print/pairPicture.ts')
    const label = `${pair[side].symbol} price, ${range.label}`
    return pairPicture({ row, money, freshness, chart: data && { label, data } })
  }

  return (
    <section className="detail-chart" aria-label="History">
      <div className="detail-switches">
        <RangeSwitch range={range} onChange={setRange} />
        <fieldset className="chart-switch">
          <legend className="visually-hidden">Style</legend>
          <Button compact pressed={isLine} onClick={() => setDraw(() => candleData)}>
            Line
          </Button>
          <Button compact pressed={!isLine} onClick={() => void showCandles()}>
            Candles
          </Button>
        </fieldset>
        <fieldset className="chart-switch">
          <legend className="visually-hidden">Chart</legend>
          {(['base', 'other'] as const).map((one) => (
            <Button key={one} compact pressed={one === side} onClick={() => setSide(one)}>
              {pair[one].symbol} price
            </Button>
          ))}
        </fieldset>
        <PrintScreenButton compact take={take} />
      </div>
      {problem && <p role="alert">{problem}</p>}
      <ChartPlace
        label={`${pair.name}: ${pair[side].symbol} price${isLine ? '' : ' as candles'}, volume and liquidity, ${range.label}`}
        history={history}
        data={data}
        empty="No trades yet. The chart starts with the first trade."
      />
    </section>
  )
}
