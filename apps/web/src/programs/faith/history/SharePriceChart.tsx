import { useMemo, useState } from 'react'
import { ChartPlace } from '../../../chain/charts/ChartPlace.tsx'
import { RangeSwitch } from '../../../chain/charts/RangeSwitch.tsx'
import { firstRange, type Range } from '../../../chain/market/ranges.ts'
import { useMarketHistory } from '../../../chain/market/useMarketHistory.ts'
import { useDrawnInPieces } from '../../../chain/useDrawnInPieces.ts'
import { vaultPricesOf } from '../../../chain/vault/vaultPricesOf.ts'
import type { FaithReading } from '../useFaith.ts'
import { sharePrices } from './sharePrices.ts'

/** LOVE for one FAITH, from the entries and exits that the vault has told of to the newest block. */
export function SharePriceChart({ reading: { vault, figures } }: { reading: FaithReading }) {
  const [range, setRange] = useState<Range>(firstRange)
  const history = useMarketHistory(vaultPricesOf(range))
  // As the vault is: drawn before it, the chart would change right away.
  const reply = useDrawnInPieces(history.data)
  const { price } = figures
  const timestamp = vault?.timestamp
  const data = useMemo(
    () => reply && sharePrices({ reply, range, timestamp, price }),
    [reply, range, timestamp, price],
  )
  return (
    <section className="detail-chart faith-chart" aria-label="FAITH price history">
      <div className="detail-switches">
        <RangeSwitch range={range} onChange={setRange} />
      </div>
      <ChartPlace
        label={`LOVE per FAITH, ${range.label}`}
        history={history}
        data={data}
        empty="No history yet. The current price is shown above."
      />
    </section>
  )
}
