import { usdPrices } from '@love/protocol/prices/usdPrices'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { errorText } from '../../chain/errorText.ts'
import { marketFailure } from '../../chain/market/marketFailure.ts'
import { marketPairsQuery } from '../../chain/market/marketPairsQuery.ts'
import { useLpPositions } from '../../chain/pools/useLpPositions.ts'
import { usePools } from '../../chain/pools/usePools.ts'
import { usePairs } from '../../chain/usePairs.ts'
import { useConnection } from '../../wallet/connection.ts'
import { useAwaitsWallet } from '../../wallet/useAwaitsWallet.ts'
import type { PairReadings } from './pairReadings.ts'

/** Asked for in one go, so all that comes from the chain comes in one request. */
export function usePairReadings() {
  const { address } = useConnection()
  const isHeld = useAwaitsWallet()
  const reserves = usePairs({ isHeld })
  const pools = usePools({ isHeld })
  const positions = useLpPositions(address)
  const market = useQuery(marketPairsQuery())
  const states = reserves.data?.pairs
  const poolsFailure = pools.failureReason ? errorText(pools.failureReason) : undefined
  const failure = marketFailure(market.failureReason)
  const positioned = address && (positions.data ?? 'being read')
  // The same while only time passes: all figures are computed from it.
  const readings = useMemo(
    (): PairReadings => ({
      states,
      pools: pools.data,
      poolsFailure,
      market: market.data?.pairs,
      marketFailure: failure,
      positions: positioned,
      price: usdPrices(states ?? []),
    }),
    [states, pools.data, poolsFailure, market.data, failure, positioned],
  )

  async function readAgain() {
    await Promise.all([reserves.readAgain(), pools.readAgain(), address && positions.readAgain()])
  }

  return { readings, data: reserves.data, failureReason: reserves.failureReason, readAgain }
}
