import { readOwnerTree } from '@love/safe/nested/ownerTree'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useChain } from '../../../chain/chainContext.ts'
import { safeKey } from '../gateway/safeKey.ts'

/** Who owns a Safe that owns this one seldom changes. Whoever signs there reads it again. */
const lookMs = 60_000

/** What each owner is, and who owns those that are Safes; from the chain. */
export function useOwnerTree(safe: Address, owners: readonly Address[] | undefined) {
  const { client, deployment } = useChain()
  return useQuery({
    queryKey: safeKey(safe, 'owner tree', owners),
    queryFn: owners ? () => readOwnerTree(client, { deployment, safe, owners }) : skipToken,
    placeholderData: keepPreviousData,
    refetchInterval: lookMs,
    meta: { isKept: false },
  })
}
