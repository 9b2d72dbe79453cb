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
/**
 * Longer than requests to the node are gathered: when two ask within moments, only the later reading is sent. Together
 * they would be more than the server accepts.
 */
const settleMs = 60

/** Stakes and LP tokens are holdings: they are asked for again with all others after a transaction. */
export function farmQuery({ client, deployment }: ChainAccess, account: Address | undefined) {
  const queryKey = [...holdingsKey(deployment.chainId, account), 'farm']
  return queryOptions({
    queryKey,
    queryFn: async ({ client: queries, signal }) => {
      if (queries.getQueryState(queryKey)?.isInvalidated) await pause(settleMs, signal)
      const known = queries.getQueryData<Farm>(queryKey)?.pools.map(({ lpToken }) => lpToken)
      return readFarmPools(client, { deployment, account, known })
    },
    refetchInterval: slowMs,
    staleTime: slowMs,
  })
}

/** Ends early with the reason when another reading takes over. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
