import type { HistoryReply } from '@love/protocol/history/historyReply'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { marketDefaults } from '../../../chain/market/marketDefaults.ts'
import { readMarket } from '../../../chain/market/readMarket.ts'
import { network } from '../../../chain/network.ts'
import { readQueryAgain } from '../../../chain/useReading.ts'
import { type HistoryFilter, historySearch, periodProblem } from './historyFilter.ts'
import { parseHistory } from './parseHistory.ts'

export type HistoryPageQuery = {
  readonly account: Address
  readonly filter: HistoryFilter
  /** Of the page before; an empty text for the first. */
  readonly before: string
  readonly limit: number
  readonly signal: AbortSignal
}

/** Throws a `MarketError` in words. */
export function readHistoryPage({ account, filter, before, limit, signal }: HistoryPageQuery) {
  const search = historySearch(filter)
  search.set('limit', String(limit))
  if (before) search.set('before', before)
  const isAsked = (reply: HistoryReply | undefined) => reply?.account === account.toLowerCase()
  return readMarket({
    path: `accounts/${account}/history?${search}`,
    parse: (body) => {
      const reply = parseHistory(body)
      return isAsked(reply) ? reply : undefined
    },
    signal,
  })
}

const PAGE = 25

/** The newest pages of a history. While only the first is there it follows the chain; more stand still. */
export function useHistory(account: Address, filter: HistoryFilter) {
  const queryClient = useQueryClient()
  const queryKey = ['account history', network.chain.id, account, String(historySearch(filter))]
  const query = useInfiniteQuery({
    ...marketDefaults,
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      readHistoryPage({ account, filter, before: pageParam, limit: PAGE, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ({ state }) =>
      state.data && state.data.pages.length > 1 ? false : marketDefaults.refetchInterval,
    // Nothing is in it, and the server would say so.
    enabled: periodProblem(filter) === undefined,
    meta: { isKept: false },
  })
  return {
    pages: query.data?.pages,
    failureReason: query.failureReason,
    hasMore: query.hasNextPage,
    isReadingMore: query.isFetchingNextPage,
    readMore: () => void query.fetchNextPage(),
    readAgain: () => void readQueryAgain(queryClient, queryKey),
  }
}
