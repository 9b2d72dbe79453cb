import { readHoldings } from '@love/protocol/actions/readHoldings'
import { readPairs } from '@love/protocol/actions/readPair'
import { readVault } from '@love/protocol/actions/readVault'
import { pricePairs } from '@love/protocol/pairs/pairs'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type ChainAccess, useChain } from '../chainContext.ts'
import { useReading } from '../useReading.ts'
import { holdingsKey } from './holdingsKey.ts'
import { ourTokens, worthOf } from './worthOf.ts'

/** It stands there all the time; what the account sends itself is read at once, whatever the pace. */
const everyMs = 15_000

/** What an account holds of our tokens and what that is worth; nothing without an account. */
export function useWorth(account: Address | undefined) {
  return useReading(worthQuery(useChain(), account))
}

function worthQuery({ client, deployment }: ChainAccess, account: Address | undefined) {
  return queryOptions({
    queryKey: [...holdingsKey(deployment.chainId, account), 'worth'],
    queryFn: account
      ? async () => {
          const parameters = { deployment, account, tokens: ourTokens, spender: deployment.router }
          // A batching client makes one request of it.
          const [{ pairs }, { balances }, vault] = await Promise.all([
            readPairs(client, { deployment, pairs: pricePairs }),
            readHoldings(client, parameters),
            readVault(client, { deployment }).catch(() => undefined),
          ])
          return worthOf({ balances, pairs, vault })
        }
      : skipToken,
    refetchInterval: everyMs,
    meta: { isKept: false },
  })
}
