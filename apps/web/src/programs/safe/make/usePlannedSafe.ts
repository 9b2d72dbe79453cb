import type { NewSafe } from '@love/safe/make/newSafe'
import { parseNewSafe } from '@love/safe/make/newSafeText'
import { skipToken, useQuery } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import { getCode } from 'viem/actions'
import { useChain } from '../../../chain/chainContext.ts'
import { chainDefaults } from '../../../chain/chainDefaults.ts'
import { useStore } from '../../../storage/useStore.ts'
import { plannedSafes } from './plannedSafes.ts'

type PlannedReading = {
  /** By its link, or by what this browser planned. */
  readonly plan: NewSafe | undefined
  /** Here or elsewhere. Undefined while the chain is asked. */
  readonly isDeployed: boolean | undefined
}

export function usePlannedSafe(address: Address, search: URLSearchParams): PlannedReading {
  const { client } = useChain()
  const planned = useStore(plannedSafes)
  const plan =
    parseNewSafe(address, String(search)) ?? planned.find((one) => isAddressEqual(one.address, address))?.safe
  const isPlanned = plan !== undefined
  const { data: isDeployed } = useQuery({
    queryKey: ['is deployed', address],
    queryFn: isPlanned ? async () => Boolean(await getCode(client, { address })) : skipToken,
    refetchInterval: chainDefaults.pollingMs,
    meta: { isKept: false },
  })
  return { plan, isDeployed }
}
