import { readSupplies } from '@love/protocol/actions/readSupplies'
import { baseTokens } from '@love/protocol/pairs/pairs'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import type { Token } from '@love/protocol/tokens/token'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { type ChainAccess, useChain } from '../../chain/chainContext.ts'
import { chainDefaults } from '../../chain/chainDefaults.ts'
import { errorText } from '../../chain/errorText.ts'
import { useHoldings } from '../../chain/holdings/useHoldings.ts'
import { marketDefaults } from '../../chain/market/marketDefaults.ts'
import { marketFailure } from '../../chain/market/marketFailure.ts'
import { parseMarketToken } from '../../chain/market/parseMarketToken.ts'
import { readMarket } from '../../chain/market/readMarket.ts'
import { usePairs } from '../../chain/usePairs.ts'
import { useReading } from '../../chain/useReading.ts'
import { useConnection } from '../../wallet/connection.ts'
import { useAwaitsWallet } from '../../wallet/useAwaitsWallet.ts'
import type { TokenReadings } from './tokenFigures.ts'

/** Asked for in one go, so all that comes from the chain comes in one request. */
export function useTokenReadings(tokens: readonly Token[]) {
  const { address } = useConnection()
  const isHeld = useAwaitsWallet()
  const reserves = usePairs({ isHeld })
  const supplies = useReading(suppliesQuery(useChain()), { isHeld })
  const holdings = useHoldings({ account: address, tokens: baseTokens })
  const market = useQueries({ queries: tokens.map((token) => marketTokenQuery(token)) })
  const readings: TokenReadings = {
    price: reserves.data && usdPrices(reserves.data.pairs),
    supplies: supplies.data,
    suppliesFailure: supplies.failureReason ? errorText(supplies.failureReason) : undefined,
    market: market.map(({ data }) => data),
    marketFailure: marketFailure(market.find(({ failureReason }) => failureReason)?.failureReason),
    balances: address && (holdings.data?.balances ?? 'being read'),
  }

  async function readAgain() {
    await Promise.all([reserves.readAgain(), supplies.readAgain(), address && holdings.readAgain()])
  }

  return { readings, data: reserves.data, failureReason: reserves.failureReason, readAgain }
}

function marketTokenQuery({ symbol }: Token) {
  return queryOptions({
    queryKey: ['market', 'token', symbol],
    queryFn: ({ signal }) => readMarket({ path: `tokens/${symbol}`, parse: parseMarketToken, signal }),
    ...marketDefaults,
  })
}

function suppliesQuery({ client, deployment }: ChainAccess) {
  return queryOptions({
    queryKey: ['supplies', deployment.chainId],
    queryFn: () => readSupplies(client, { deployment, tokens: baseTokens }),
    refetchInterval: chainDefaults.pollingMs,
  })
}
