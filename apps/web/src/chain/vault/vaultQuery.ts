import { readVault } from '@love/protocol/actions/readVault'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { ChainAccess } from '../chainContext.ts'
import { chainDefaults } from '../chainDefaults.ts'
import { holdingsKey } from '../holdings/holdingsKey.ts'

/** Shares are holdings: they are asked for again with all others after a transaction. */
export function vaultQuery({ client, deployment }: ChainAccess, account: Address | undefined) {
  return queryOptions({
    queryKey: [...holdingsKey(deployment.chainId, account), 'vault'],
    queryFn: () => readVault(client, { deployment, account }),
    refetchInterval: chainDefaults.pollingMs,
  })
}
