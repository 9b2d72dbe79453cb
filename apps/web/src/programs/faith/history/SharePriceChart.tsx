import { useMemo, useState } from 'react'
import { ChartPlace } from '../../../chain/charts/ChartPlace.tsx'
import { RangeSwitch } from '../../../chain/charts/RangeSwitch.tsx'
import { firstRange, type Range } from '../../../chain/market/ranges.ts'
import { useMarketHistory } from '../../../chain/market/useMarketHistory.ts'
import { rangeStart, vaultPricesOf } from '../../../chain/vault/vaultPricesOf.ts'
import type { FaithReading } from '../useFaith.ts'
import { priceHistory } from './priceHistory.ts'

/** LOVE for one FAITH, from the entries and exits that the vault has told of to the newest block. */
export function SharePriceChart({ reading: { vault, figures } }: { reading: FaithReading }) {
  const [range, setRange] = useState<Range>(firstRange)
  const { data: reply, failureReason } = useMarketHistory(vaultPricesOf(range))
  const { price } = figures
  const time = vault && Number(vault.timestamp)
  const data = useMemo(
    () =>
      reply &&
      priceHistory({
        prices: reply.prices,
        now: time === undefined ? undefined : { time, price },
        from: rangeStart(range, reply.timestamp * 1_000),
      }),
    [reply, time, price, range],
  )
  return (
    <section className="detail-chart faith-chart" aria-label="History of the share price">
      <div className="detail-switches">
        <RangeSwitch range={range} onChange={setRange} />
      </div>
      <ChartPlace
        label={`LOVE for one FAITH, ${range.label}`}
        data={data}
        head={reply}
        failureReason={failureReason}
        empty="There is no history: the vault has told of nobody who entered or left. Its price of now is above."
      />
    </section>
  )
}
