import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { marketDefaults } from '../../../chain/market/marketDefaults.ts'
import { readMarket } from '../../../chain/market/readMarket.ts'
import { network } from '../../../chain/network.ts'
import { parseTimeline } from './parseTimeline.ts'

export function timelineQuery(account: Address) {
  return queryOptions({
    ...marketDefaults,
    queryKey: ['account timeline', network.chain.id, account],
    queryFn: ({ signal }) =>
      readMarket({
        path: `accounts/${account}/timeline`,
        parse: (body) => {
          const reply = parseTimeline(body)
          return reply?.account === account.toLowerCase() ? reply : undefined
        },
        signal,
      }),
    // The past stays as it was: a look a minute is enough for its newest end.
    refetchInterval: 60_000,
    meta: { isKept: false },
  })
}
