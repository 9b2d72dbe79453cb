import { readFarmPools } from '@love/protocol/actions/readFarmPools'
import type { Farm } from '@love/protocol/farm/farm'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { ChainAccess } from '../chainContext.ts'
import { holdingsKey } from '../holdings/holdingsKey.ts'

/**
 * What is earned follows from one reading and the block number, so the farm is read again only rarely, when a
 * transaction of the account is in a block, and when its figures have changed (`farmNumbersQuery`).
 */
const slowMs = 60_000

/** Stakes and LP tokens are holdings: they are asked for again with all others after a transaction. */
export function farmQuery({ client, deployment }: ChainAccess, account: Address | undefined) {
  const queryKey = [...holdingsKey(deployment.chainId, account), 'farm']
  return queryOptions({
    queryKey,
    queryFn: ({ client: queries }) => {
      const known = queries.getQueryData<Farm>(queryKey)?.pools.map(({ lpToken }) => lpToken)
      return readFarmPools(client, { deployment, account, known })
    },
    refetchInterval: slowMs,
    staleTime: slowMs,
  })
}
