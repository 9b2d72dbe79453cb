import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { getCode } from 'viem/actions'
import { useChain } from '../../../chain/chainContext.ts'

/** Whether a contract is there; undefined while nobody knows. */
export function useCode(address: Address | undefined): boolean | undefined {
  const { client, deployment } = useChain()
  const { data } = useQuery({
    queryKey: ['has code', deployment.chainId, address],
    queryFn: async () => (address ? (await getCode(client, { address })) !== undefined : null),
    enabled: address !== undefined,
    meta: { isKept: false },
  })
  return data ?? undefined
}
