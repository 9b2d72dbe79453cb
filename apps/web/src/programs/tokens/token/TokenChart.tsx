import type { Token } from '@love/protocol/tokens/token'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useChain } from '../../../chain/chainContext.ts'
import { ChartPlace } from '../../../chain/charts/ChartPlace.tsx'
import { RangeSwitch } from '../../../chain/charts/RangeSwitch.tsx'
import { type Range, ranges } from '../../../chain/market/ranges.ts'
import { tokenPricesQuery } from '../../../chain/market/tokenPricesQuery.ts'
import { priceData } from './priceData.ts'

export function TokenChart({ token }: { token: Token }) {
  const { clock } = useChain()
  const [range, setRange] = useState<Range>(ranges[1])
  const { data: reply, failureReason } = useQuery(tokenPricesQuery(token, range, clock))
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
