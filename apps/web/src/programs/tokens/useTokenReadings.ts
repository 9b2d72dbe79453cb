import { usdPrices } from '@love/protocol/prices/usdPrices'
import type { Token } from '@love/protocol/tokens/token'
import { useLazyReading } from '../../chain/readings/useLazyReading.ts'
import {
  loadChainReadings,
  useMarketTokens,
  usePublicPairs,
  usePublicSupplies,
} from '../../chain/readings/usePublic.ts'
import { useConnection } from '../../wallet/connection.ts'
import { usePublicOptions } from '../../wallet/usePublicOptions.ts'
import type { TokenReadings } from './tokenFigures.ts'

/** Asked for in one go: all that a page asks the chain for itself comes in one request. */
export function useTokenReadings(tokens: readonly Token[]) {
  const { address } = useConnection()
  const options = usePublicOptions()
  const reserves = usePublicPairs(options)
  const supplies = usePublicSupplies(options)
  const holdings = useLazyReading(address, async () =>
    (await loadChainReadings()).observeBalances(address ?? '0x'),
  )
  const market = useMarketTokens(tokens)
  const readings: TokenReadings = {
    price: reserves.data && usdPrices(reserves.data.pairs),
    supplies: supplies.data,
    suppliesFailure: supplies.failure,
    market: market.figures ?? [],
    marketFailure: market.failure,
    balances: address && (holdings.data?.balances ?? 'loading'),
  }

  async function readAgain() {
    await Promise.all([reserves.readAgain(), supplies.readAgain(), address && holdings.readAgain()])
  }

  return { readings, data: reserves.data, failure: reserves.failure, readAgain }
}
