import { readSafeCode } from '@love/safe/write/readSafeFacts'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useChain } from '../../../chain/chainContext.ts'
import { safeKey } from '../gateway/safeKey.ts'

/** Owners seldom put other code behind their Safe. Whoever signs reads it again. */
const lookMs = 60_000

/** From the chain, whatever the gateway says. */
export function useSafeCode(safe: Address) {
  const { client } = useChain()
  return useQuery({
    queryKey: safeKey(safe, 'code'),
    queryFn: () => readSafeCode(client, safe),
    refetchInterval: lookMs,
    meta: { isKept: false },
  })
}
