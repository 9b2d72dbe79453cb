import { useIsHydrated } from '@love/ui98/useIsHydrated'
import {
  type DefaultError,
  type QueryClient,
  type QueryFunction,
  type QueryFunctionContext,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { errorText } from './errorText.ts'
import { useDrawnInPieces } from './useDrawnInPieces.ts'

export type ReadingOptions = {
  /** Asks for nothing for now. */
  readonly isHeld?: boolean | undefined
}

/** A query as programs use it: what was read, why the last try failed in words, and the way to ask at once. */
export function useReading<Fetched, Data, Key extends QueryKey>(
  options: UseQueryOptions<Fetched, DefaultError, Data, Key> & { readonly queryKey: Key },
  { isHeld = false }: ReadingOptions = {},
) {
  const queryClient = useQueryClient()
  const { queryFn } = options
  const { data: latest, failureReason } = useQuery({
    ...options,
    ...(isHeld && { enabled: false }),
    ...(typeof queryFn === 'function' && { queryFn: inOwnTask(queryFn) }),
  })
  const data = useDrawnInPieces(latest)
  const failure = useIsHydrated() && failureReason ? errorText(failureReason) : undefined
  return { data, failure, readAgain: () => readQueryAgain(queryClient, options.queryKey) }
}

/** At once, also when a try is still under way; figures that are there stay. */
export async function readQueryAgain(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const only = { queryKey, exact: true }
  // With figures, asking anew ends the old try. Without any it would only join it.
  if (queryClient.getQueryData(queryKey) === undefined) await queryClient.cancelQueries(only)
  await queryClient.refetchQueries(only)
}

/** All that begin together when a window opens would keep a slow phone from its keys. */
export function inOwnTask<Fetched, Key extends QueryKey>(read: QueryFunction<Fetched, Key>) {
  return async (context: QueryFunctionContext<Key>) => {
    await new Promise((resolve) => setTimeout(resolve))
    return read(context)
  }
}
