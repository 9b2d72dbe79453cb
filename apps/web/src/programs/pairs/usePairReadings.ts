import { usdPrices } from '@love/protocol/prices/usdPrices'
import { useMemo } from 'react'
import { useLazyReading } from '../../chain/readings/useLazyReading.ts'
import {
  loadChainReadings,
  useMarketPairs,
  usePublicPairs,
  usePublicPools,
} from '../../chain/readings/usePublic.ts'
import { useConnection } from '../../wallet/connection.ts'
import { usePublicOptions } from '../../wallet/usePublicOptions.ts'
import type { PairReadings } from './pairReadings.ts'

/** Asked for in one go: all that a page asks the chain for itself comes in one request. */
export function usePairReadings() {
  const { address } = useConnection()
  const options = usePublicOptions()
  const reserves = usePublicPairs(options)
  const pools = usePublicPools(options)
  const positions = useLazyReading(address, async () =>
    (await loadChainReadings()).observeLpPositions(address ?? '0x'),
  )
  const market = useMarketPairs()
  const states = reserves.data?.pairs
  const positioned = address && (positions.data ?? 'loading')
  // The same while only time passes: all figures are computed from it.
  const readings = useMemo(
    (): PairReadings => ({
      states,
      pools: pools.data,
      poolsFailure: pools.failure,
      market: market.figures,
      marketFailure: market.failure,
      positions: positioned,
      price: usdPrices(states ?? []),
    }),
    [states, pools.data, pools.failure, market.figures, market.failure, positioned],
  )

  async function readAgain() {
    await Promise.all([reserves.readAgain(), pools.readAgain(), address && positions.readAgain()])
  }

  return { readings, data: reserves.data, failure: reserves.failure, readAgain }
}
