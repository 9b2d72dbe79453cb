import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useDrawnInPieces } from '../../../chain/useDrawnInPieces.ts'
import type { GatewayReading } from './gatewayReading.ts'

/** One answer of the gateway, kept fresh. */
export function useGatewayReading<Fetched, Data, Key extends QueryKey>(
  options: UseQueryOptions<Fetched, DefaultError, Data, Key> & { readonly queryKey: Key },
): GatewayReading & { readonly data: Data | undefined } {
  const queryClient = useQueryClient()
  const { data: latest, failureReason, dataUpdatedAt } = useQuery(options)
  const data = useDrawnInPieces(latest)
  return {
    data,
    failureReason,
    readAtMs: data === undefined ? 0 : dataUpdatedAt,
    readAgain: () => queryClient.refetchQueries({ queryKey: options.queryKey, exact: true }),
  }
}
