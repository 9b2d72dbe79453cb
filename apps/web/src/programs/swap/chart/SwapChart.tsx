import type { PairDefinition } from '@love/protocol/pairs/pair'
import { useMemo, useState } from 'react'
import { ChartPlace } from '../../../chain/charts/ChartPlace.tsx'
import { RangeSwitch } from '../../../chain/charts/RangeSwitch.tsx'
import { candlesOf } from '../../../chain/market/candlesOf.ts'
import { firstRange, type Range } from '../../../chain/market/ranges.ts'
import { useMarketHistory } from '../../../chain/market/useMarketHistory.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { priceLine } from './priceLine.ts'

export type SwapChartProps = { pair: PairDefinition }

/** What the price of a pair has done. */
export function SwapChart({ pair }: SwapChartProps) {
  const [range, setRange] = useState<Range>(firstRange)
  const history = useMarketHistory(candlesOf(pair, range))
  const candles = history.data?.candles
  const data = useMemo(() => candles && priceLine(candles, pair), [candles, pair])
  const what = `${pair.base.symbol} price in ${pair.other.symbol}`
  return (
    <>
      <h3>{what}</h3>
      <RangeSwitch range={range} onChange={setRange} />
      <ChartPlace
        label={`${what}, ${range.label}`}
        history={history}
        data={data}
        empty="No trades yet. The chart starts with the first trade."
      />
      <p className="swap-chart-more">
        <ProgramLink to={`/pairs/${pair.name}`}>{pair.name} volume and liquidity</ProgramLink>
      </p>
    </>
  )
}
