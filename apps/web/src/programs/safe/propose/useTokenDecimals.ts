import { useQuery } from '@tanstack/react-query'
import { type Address, erc20Abi } from 'viem'
import { readContract } from 'viem/actions'
import { useChain } from '../../../chain/chainContext.ts'

/** From the token itself: a gateway that says another number would make another amount of what is typed. */
export function useTokenDecimals(token: Address | undefined): {
  readonly value: number | undefined
  readonly isKnown: boolean
} {
  const { client, deployment } = useChain()
  const { data } = useQuery({
    queryKey: ['decimals', deployment.chainId, token],
    queryFn: () =>
      token ? readContract(client, { abi: erc20Abi, address: token, functionName: 'decimals' }) : undefined,
    enabled: token !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isKept: false },
  })
  return { value: data, isKnown: token === undefined || data !== undefined }
}
