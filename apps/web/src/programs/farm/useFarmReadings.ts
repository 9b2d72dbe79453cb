import { usdPrices } from '@love/protocol/prices/usdPrices'
import { useQuery } from '@tanstack/react-query'
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
  const readings: FarmReadings = {
    farm: farm.data,
    farmFailure: farm.failureReason ? errorText(farm.failureReason) : undefined,
    block: farm.block,
    states: reserves.data?.pairs,
    market: market.data?.pairs,
    marketFailure: marketFailure(market.failureReason),
    price: usdPrices(reserves.data?.pairs ?? []),
  }

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
