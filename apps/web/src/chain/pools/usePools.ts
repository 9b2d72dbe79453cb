import { readFarm } from '@love/protocol/actions/readFarm'
import { readLpSupplies } from '@love/protocol/actions/readSupplies'
import { pairs } from '@love/protocol/pairs/pairs'
import { queryOptions } from '@tanstack/react-query'
import { type ChainAccess, useChain } from '../chainContext.ts'
import { chainDefaults } from '../chainDefaults.ts'
import { type ReadingOptions, useReading } from '../useReading.ts'

export function usePools(options?: ReadingOptions) {
  return useReading(poolsQuery(useChain()), options)
}

/** What the farm pays and how many LP tokens there are. */
export function poolsQuery({ client, deployment }: ChainAccess) {
  return queryOptions({
    queryKey: ['pools', deployment.chainId],
    queryFn: async () => {
      const [farm, supplies] = await Promise.all([
        readFarm(client, { deployment }),
        readLpSupplies(client, { deployment, pairs }),
      ])
      return { farm, supplies }
    },
    refetchInterval: chainDefaults.pollingMs,
  })
}
