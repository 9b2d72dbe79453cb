import { readSupplies } from '@love/protocol/actions/readSupplies'
import { queryOptions } from '@tanstack/react-query'
import type { ChainAccess } from '../../chain/chainContext.ts'
import { chainDefaults } from '../../chain/chainDefaults.ts'
import { shownTokens } from './shownTokens.ts'

export function suppliesQuery({ client, deployment }: ChainAccess) {
  return queryOptions({
    queryKey: ['supplies', deployment.chainId],
    queryFn: () => readSupplies(client, { deployment, tokens: shownTokens }),
    refetchInterval: chainDefaults.pollingMs,
  })
}
