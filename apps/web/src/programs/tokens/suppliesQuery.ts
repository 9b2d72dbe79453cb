import { readSupplies } from '@love/protocol/actions/readSupplies'
import { baseTokens } from '@love/protocol/pairs/index'
import { queryOptions } from '@tanstack/react-query'
import type { ChainAccess } from '../../chain/chainContext.ts'
import { chainDefaults } from '../../chain/chainDefaults.ts'

export function suppliesQuery({ client, deployment }: ChainAccess) {
  return queryOptions({
    queryKey: ['supplies', deployment.chainId],
    queryFn: () => readSupplies(client, { deployment, tokens: baseTokens }),
    refetchInterval: chainDefaults.pollingMs,
  })
}
