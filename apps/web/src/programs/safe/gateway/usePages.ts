import {
  type DefaultError,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useDrawnInPieces } from '../../../chain/useDrawnInPieces.ts'
import type { GatewayReading } from './gatewayReading.ts'

type Page<Item> = { readonly results: Item[]; readonly next?: string | undefined }

export type Pages<Item> = GatewayReading & {
  /** Of all pages that were read; undefined before the first. */
  readonly items: readonly Item[] | undefined
  readonly hasMore: boolean
  readonly isReadingMore: boolean
  /** Answers whether there is still more afterwards. */
  readonly readMore: () => Promise<boolean>
}

/** A list of the gateway that comes in pages. */
export function usePages<Item, Key extends QueryKey>(
  options: UseInfiniteQueryOptions<Page<Item>, DefaultError, InfiniteData<Page<Item>>, Key, string> & {
    readonly queryKey: Key
  },
): Pages<Item> {
  const queryClient = useQueryClient()
  const query = useInfiniteQuery(options)
  const { failureReason, dataUpdatedAt } = query
  const data = useDrawnInPieces(query.data)
  return {
    items: data?.pages.flatMap(({ results }) => results),
    failureReason,
    readAtMs: data === undefined ? 0 : dataUpdatedAt,
    hasMore: query.hasNextPage,
    isReadingMore: query.isFetchingNextPage,
    readMore: async () => (await query.fetchNextPage()).hasNextPage,
    readAgain: () => queryClient.refetchQueries({ queryKey: options.queryKey, exact: true }),
  }
}
