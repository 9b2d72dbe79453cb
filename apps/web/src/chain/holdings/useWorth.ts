import { readHoldings } from '@love/protocol/actions/readHoldings'
import { readVault } from '@love/protocol/actions/readVault'
import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  skipToken,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Address } from 'viem'
import { type ChainAccess, useChain } from '../chainContext.ts'
import { pairsQuery } from '../usePairs.ts'
import { useReading } from '../useReading.ts'
import { holdingsKey } from './holdingsKey.ts'
import { ourTokens, worthOf } from './worthOf.ts'

/** It stands there all the time; what the account sends itself is read at once, whatever the pace. */
const everyMs = 15_000

/** From this age on it is read together with what the open windows read: they do so every four seconds. */
const joinsAfterMs = 10_000

/** What an account holds of our tokens and what that is worth; nothing without an account. */
export function useWorth(account: Address | undefined) {
  const access = useChain()
  const queryClient = useQueryClient()
  const own = useReading(ownQuery(access, account))
  // At the pace of the windows that show prices; without any `ownQuery` asks for them.
  const prices = useReading({ ...pairsQuery(access), refetchInterval: false }, { isHeld: !account })
  useEffect(
    () => (account ? joinReadings(queryClient, { access, account }) : undefined),
    [queryClient, access, account],
  )
  const data = useMemo(
    () => own.data && prices.data && worthOf({ ...own.data, pairs: prices.data.pairs }),
    [own.data, prices.data],
  )
  return { data, failure: own.failure ?? prices.failure, readAgain: own.readAgain }
}

function ownQuery(access: ChainAccess, account: Address | undefined) {
  const { client, deployment } = access
  return queryOptions({
    queryKey: worthKey(access, account),
    queryFn: account
      ? async ({ client: queryClient }) => {
          const parameters = { deployment, account, tokens: ourTokens, spender: deployment.router }
          // Not what a window has just read. A batching client makes one request of all of it; `prices` tells of a failure.
          queryClient.query(pairsQuery(access)).catch(() => {})
          const [{ balances }, vault] = await Promise.all([
            readHoldings(client, parameters),
            readVault(client, { deployment }).catch(() => undefined),
          ])
          return { balances, vault }
        }
      : skipToken,
    refetchInterval: everyMs,
    meta: { isKept: false },
  })
}

const worthKey = ({ deployment }: Pick<ChainAccess, 'deployment'>, account: Address | undefined) => [
  ...holdingsKey(deployment.chainId, account),
  'worth',
]

type JoinParameters = { readonly access: ChainAccess; readonly account: Address }

/** Whenever a window asks for prices or for what the account has: it then goes in the same request. */
export function joinReadings(queryClient: QueryClient, { access, account }: JoinParameters): () => void {
  const queryKey = worthKey(access, account)
  const joined = [pairsQuery(access).queryKey, holdingsKey(access.deployment.chainId, account)]
  const cache = queryClient.getQueryCache()
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch') return
    const { queryKey: asked } = event.query
    const worth = cache.find({ queryKey, exact: true })
    if (worth?.state.fetchStatus !== 'idle' || !joined.some((key) => beginsWith(asked, key))) return
    if (Date.now() - worth.state.dataUpdatedAt >= joinsAfterMs)
      void queryClient.refetchQueries({ queryKey, exact: true })
  })
}

function beginsWith(key: QueryKey, start: QueryKey): boolean {
  return start.every((part, at) => key[at] === part)
}
