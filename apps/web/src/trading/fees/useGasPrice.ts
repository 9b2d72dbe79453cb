import { queryOptions, useQuery } from '@tanstack/react-query'
import { getGasPrice } from 'viem/actions'
import { type ChainAccess, useChain } from '../../chain/chainContext.ts'
import { chainDefaults } from '../../chain/chainDefaults.ts'

/** Wei for a unit of gas; undefined until the node has said it. */
export function useGasPrice(): bigint | undefined {
  return useQuery(gasPriceQuery(useChain())).data
}

export function gasPriceQuery({ client, deployment }: Pick<ChainAccess, 'client' | 'deployment'>) {
  return queryOptions({
    queryKey: ['gasPrice', deployment.chainId],
    queryFn: () => getGasPrice(client),
    refetchInterval: chainDefaults.pollingMs,
    meta: { isKept: false },
  })
}
