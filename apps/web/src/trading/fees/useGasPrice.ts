import { useQuery } from '@tanstack/react-query'
import { getGasPrice } from 'viem/actions'
import { useChain } from '../../chain/chainContext.ts'
import { chainDefaults } from '../../chain/chainDefaults.ts'
import type { ReadingOptions } from '../../chain/useReading.ts'

/** Wei for a unit of gas; undefined until the node has said it. */
export function useGasPrice({ isHeld = false }: ReadingOptions = {}): bigint | undefined {
  const { client, deployment } = useChain()
  const { data } = useQuery({
    queryKey: ['gasPrice', deployment.chainId],
    queryFn: () => getGasPrice(client),
    enabled: !isHeld,
    refetchInterval: chainDefaults.pollingMs,
    meta: { isKept: false },
  })
  return data
}
