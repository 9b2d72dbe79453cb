import { usdPrices } from '@love/protocol/prices/usdPrices'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { errorText } from '../../chain/errorText.ts'
import { useFarm } from '../../chain/farm/useFarm.ts'
import { marketFailure } from '../../chain/market/marketFailure.ts'
import { marketPairsQuery } from '../../chain/market/marketPairsQuery.ts'
import { usePairs } from '../../chain/usePairs.ts'
import { useConnection } from '../../session/connection.ts'
import { useAwaitsWallet } from '../../session/useAwaitsWallet.ts'
import type { FarmReadings } from './farmReadings.ts'

/** Asked for in one go, so all that comes from the chain comes in one request. */
export function useFarmReadings() {
  const { address: account } = useConnection()
  const isHeld = useAwaitsWallet()
  const reserves = usePairs({ isHeld })
  const farm = useFarm(account, { isHeld })
  const market = useQuery(marketPairsQuery())
  const states = reserves.data?.pairs
  const farmFailure = farm.failureReason ? errorText(farm.failureReason) : undefined
  const failure = marketFailure(market.failureReason)
  // The same while only time passes: all figures are computed from it.
  const readings = useMemo(
    (): FarmReadings => ({
      ...{ farm: farm.data, farmFailure, block: farm.block, states },
      ...{ market: market.data?.pairs, marketFailure: failure },
      price: usdPrices(states ?? []),
    }),
    [farm.data, farmFailure, farm.block, states, market.data, failure],
  )

  async function readAgain() {
    await Promise.all([reserves.readAgain(), farm.readAgain()])
  }

  return {
    account,
    readings,
    // The prices are read with every block, so their age is that of what is shown.
    data: farm.data && reserves.data,
    failureReason: reserves.failureReason ?? farm.failureReason,
    readAgain,
    readNow: farm.readNow,
  }
}

export type FarmReading = ReturnType<typeof useFarmReadings>
