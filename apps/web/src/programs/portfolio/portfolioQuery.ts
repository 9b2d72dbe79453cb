import { type Portfolio, readPortfolio } from '@love/protocol/actions/readPortfolio'
import { type QueryFunctionContext, queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { ChainAccess } from '../../chain/chainContext.ts'
import { chainDefaults } from '../../chain/chainDefaults.ts'
import { holdingsKey } from '../../chain/holdings/holdingsKey.ts'

export function portfolioQuery({ client, deployment }: ChainAccess, account: Address | undefined) {
  return queryOptions({
    queryKey: [...holdingsKey(deployment.chainId, account), 'portfolio'],
    queryFn: account
      ? ({ client: cache, queryKey }: QueryFunctionContext) => {
          const previous = cache.getQueryData<Portfolio>(queryKey)
          return readPortfolio(client, { deployment, account, previous })
        }
      : skipToken,
    refetchInterval: chainDefaults.pollingMs,
    // Whom somebody looked at is nobody's business tomorrow.
    meta: { isKept: false },
  })
}
