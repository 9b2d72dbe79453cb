import { readLpPositions } from '@love/protocol/actions/readLpPositions'
import { pairs } from '@love/protocol/pairs/pairs'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type ChainAccess, useChain } from '../chainContext.ts'
import { chainDefaults } from '../chainDefaults.ts'
import { holdingsKey } from '../holdings/holdingsKey.ts'
import { useReading } from '../useReading.ts'

/** Nothing without an account. */
export function useLpPositions(account: Address | undefined) {
  return useReading(lpPositionsQuery(useChain(), account))
}

/** LP tokens are holdings too: they are asked for again with all others after a transaction. */
export function lpPositionsQuery({ client, deployment }: ChainAccess, account: Address | undefined) {
  return queryOptions({
    queryKey: [...holdingsKey(deployment.chainId, account), 'lp'],
    queryFn: account ? () => readLpPositions(client, { deployment, pairs, account }) : skipToken,
    refetchInterval: chainDefaults.pollingMs,
  })
}
