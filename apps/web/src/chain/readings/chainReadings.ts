import { readSupplies } from '@love/protocol/actions/readSupplies'
import { baseTokens } from '@love/protocol/pairs/pairs'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { ChainAccess } from '../chainContext.ts'
import { chainDefaults } from '../chainDefaults.ts'
import { chainSetup } from '../chainSetup.ts'
import { holdingsQuery } from '../holdings/useHoldings.ts'
import { marketFailure } from '../market/marketFailure.ts'
import { marketPairsQuery, marketTokensQuery } from '../market/marketQueries.ts'
import { lpPositionsQuery } from '../pools/useLpPositions.ts'
import { poolsQuery } from '../pools/usePools.ts'
import { pairsQuery } from '../usePairs.ts'
import { observe } from './observe.ts'

// All that windows read which show the same without it: this file brings the chain's library, and comes only with a wallet,
// by choice, or when there is no snapshot.

const access = () => chainSetup().access

export const observePairs = () => observe(pairsQuery(access()))

export const observePools = () => observe(poolsQuery(access()))

export const observeSupplies = () => observe(suppliesQuery(access()))

export const observeLpPositions = (account: Address) => observe(lpPositionsQuery(access(), account))

export const observeBalances = (account: Address) =>
  observe(holdingsQuery(access(), { account, tokens: baseTokens }))

export const observeMarketPairs = () => observe(marketPairsQuery(), marketFailure)

export const observeMarketTokens = (symbols: readonly string[]) =>
  observe(marketTokensQuery(symbols), marketFailure)

function suppliesQuery({ client, deployment }: ChainAccess) {
  return queryOptions({
    queryKey: ['supplies', deployment.chainId],
    queryFn: () => readSupplies(client, { deployment, tokens: baseTokens }),
    refetchInterval: chainDefaults.pollingMs,
  })
}
