import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'

export type ReadingOptions = {
  /** Asks for nothing for now. */
  readonly isHeld?: boolean | undefined
}

/** A query as programs use it: what was read, why the last try failed, and the way to ask at once. */
export function useReading<Fetched, Data, Key extends QueryKey>(
  options: UseQueryOptions<Fetched, DefaultError, Data, Key> & { readonly queryKey: Key },
  { isHeld = false }: ReadingOptions = {},
) {
  const queryClient = useQueryClient()
  const { data, failureReason } = useQuery(isHeld ? { ...options, enabled: false } : options)
  /** At once, also when a try is still under way; figures that are there stay. */
  async function readAgain() {
    const only = { queryKey: options.queryKey, exact: true }
    // With figures, asking anew ends the old try. Without any it would only join it.
    if (data === undefined) await queryClient.cancelQueries(only)
    await queryClient.refetchQueries(only)
  }
  return { data, failureReason, readAgain }
}
