import type { SafeSettings } from '@love/safe/build/owners'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type ChainAccess, useChain } from '../../../chain/chainContext.ts'
import { chainDefaults } from '../../../chain/chainDefaults.ts'
import { safeKey } from '../gateway/safeKey.ts'
import { readSafeSettings } from './readSafeSettings.ts'

function settingsQuery({ client, deployment }: ChainAccess, safe: Address) {
  return queryOptions({
    queryKey: safeKey(safe, 'settings'),
    queryFn: () => readSafeSettings(client, { deployment, safe }),
    meta: { isKept: false },
  })
}

/** From the chain: changes name the neighbour in the lists of the contract, and a wrong one makes them fail. */
export function useSafeSettings(safe: Address, { isOn }: { isOn: boolean }): SafeSettings | undefined {
  const query = settingsQuery(useChain(), safe)
  return useQuery({ ...query, refetchInterval: chainDefaults.pollingMs, enabled: isOn }).data
}

/** For what is made of it now; throws where the chain cannot be read. */
export function useReadSettings(safe: Address): () => Promise<SafeSettings> {
  const access = useChain()
  const queryClient = useQueryClient()
  return () => queryClient.fetchQuery({ ...settingsQuery(access, safe), retry: false })
}
