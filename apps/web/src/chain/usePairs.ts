import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useChain } from './chainContext.ts'
import { pairsQuery } from './pairsQuery.ts'

export function usePairs() {
  const options = pairsQuery(useChain())
  const queryClient = useQueryClient()
  const { data, failureReason } = useQuery(options)
  /** At once, also when a try is still under way. */
  async function readAgain() {
    await queryClient.cancelQueries(options)
    await queryClient.refetchQueries(options)
  }
  return { data, failureReason, readAgain }
}
