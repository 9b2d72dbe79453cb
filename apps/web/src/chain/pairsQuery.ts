import { readPairs } from '@love/protocol/actions/readPairs'
import { pairs } from '@love/protocol/pairs/index'
import { queryOptions } from '@tanstack/react-query'
import type { ChainAccess } from './chainContext.ts'
import { chainDefaults } from './chainDefaults.ts'

export function pairsQuery({ client, deployment }: ChainAccess) {
  return queryOptions({
    queryKey: ['pairs', deployment.chainId],
    queryFn: () => readPairs(client, { deployment, pairs }),
    refetchInterval: chainDefaults.pollingMs,
  })
}
