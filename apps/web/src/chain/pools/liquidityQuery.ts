import { readLiquidity } from '@love/protocol/actions/readLiquidity'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { ChainAccess } from '../chainContext.ts'
import { chainDefaults } from '../chainDefaults.ts'
import { holdingsKey } from '../holdings/holdingsKey.ts'

/** LP tokens are holdings: they are asked for again with all others after a transaction. */
export function liquidityQuery(
  { client, deployment }: ChainAccess,
  { pair, account }: { pair: PairDefinition; account: Address | undefined },
) {
  return queryOptions({
    queryKey: [...holdingsKey(deployment.chainId, account), 'liquidity', pair.name],
    queryFn: () => readLiquidity(client, { deployment, pair, account }),
    refetchInterval: chainDefaults.pollingMs,
    // The position of an earlier visit would be what is removed.
    meta: { isKept: false },
  })
}
