import { readSafeFacts } from '@love/safe/write/readSafeFacts'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useChain } from '../../../chain/chainContext.ts'
import { chainDefaults } from '../../../chain/chainDefaults.ts'
import { safeKey } from '../gateway/safeKey.ts'

/** From the chain, at the pace of polling: who signs sees when somebody else was faster. */
export function useSafeFacts(safe: Address) {
  const { client, deployment } = useChain()
  return useQuery({
    queryKey: safeKey(safe, 'facts'),
    queryFn: () => readSafeFacts(client, { deployment, safe }),
    refetchInterval: chainDefaults.pollingMs,
    meta: { isKept: false },
  })
}
