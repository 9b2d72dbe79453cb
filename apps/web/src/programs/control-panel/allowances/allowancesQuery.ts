import { readAllowances } from '@love/protocol/actions/readAllowances'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { ChainAccess } from '../../../chain/chainContext.ts'
import { chainDefaults } from '../../../chain/chainDefaults.ts'
import { holdingsKey } from '../../../chain/holdings/holdingsKey.ts'

export function allowancesQuery({ client, deployment }: ChainAccess, account: Address | undefined) {
  return queryOptions({
    queryKey: [...holdingsKey(deployment.chainId, account), 'allowances'],
    queryFn: account ? () => readAllowances(client, { deployment, account }) : skipToken,
    // Many calls for what only the account itself changes, and then it is asked for at once.
    refetchInterval: 3 * chainDefaults.pollingMs,
    meta: { isKept: false },
  })
}
