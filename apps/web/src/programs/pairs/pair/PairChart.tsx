import type { PairDefinition } from '@love/protocol/pairs/pair'
import { Button } from '@love/ui98/Button'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useChain } from '../../../chain/chainContext.ts'
import { ChartPlace } from '../../../chain/charts/ChartPlace.tsx'
import { RangeSwitch } from '../../../chain/charts/RangeSwitch.tsx'
import { candlesQuery } from '../../../chain/market/candlesQuery.ts'
import { type Range, ranges } from '../../../chain/market/ranges.ts'
import { candleData, type PriceSide } from './candleData.ts'

/** Price, volume and liquidity one under the other, with one crosshair. */
export function PairChart({ pair }: { pair: PairDefinition }) {
  const { clock } = useChain()
  const [range, setRange] = useState<Range>(ranges[1])
  const [side, setSide] = useState<PriceSide>('base')
  const { data: reply, failureReason } = useQuery(candlesQuery(pair, range, clock))
  const data = useMemo(() => reply && candleData(reply.candles, pair, side), [reply, pair, side])
  const sides = { base: pair.base, token: pair.token }
  return (
    <section className="detail-chart" aria-label="History">
      <div className="detail-switches">
        <RangeSwitch range={range} onChange={setRange} />
        <fieldset className="chart-switch">
          <legend className="visually-hidden">Price of</legend>
          {(['base', 'token'] as const).map((one) => (
            <Button key={one} compact pressed={one === side} onClick={() => setSide(one)}>
              Price of {sides[one].symbol}
            </Button>
          ))}
        </fieldset>
      </div>
      <ChartPlace
        label={`${pair.name}, price of ${sides[side].symbol}, volume and liquidity, ${range.label}`}
        data={data}
        head={reply}
        failureReason={failureReason}
        empty="This pair has no history yet: nobody has traded in it. The chart begins with the first trade."
      />
    </section>
  )
}
