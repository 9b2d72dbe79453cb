import { readHoldings } from '@love/protocol/actions/readHoldings'
import type { Token } from '@love/protocol/tokens/token'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type ChainAccess, useChain } from '../chainContext.ts'
import { chainDefaults } from '../chainDefaults.ts'
import { useReading } from '../useReading.ts'
import { holdingsKey } from './holdingsKey.ts'

/** Balances and what the router may take of them; nothing without an account. */
export function useHoldings(parameters: HoldingsParameters) {
  return useReading(holdingsQuery(useChain(), parameters))
}

type HoldingsParameters = {
  readonly account: Address | undefined
  readonly tokens: readonly Token[]
}

/** The router is who takes tokens in a swap or for a pool. */
export function holdingsQuery(
  { client, deployment }: Pick<ChainAccess, 'client' | 'deployment'>,
  { account, tokens }: HoldingsParameters,
) {
  const symbols = tokens.map(({ symbol }) => symbol).join(' ')
  return queryOptions({
    queryKey: [...holdingsKey(deployment.chainId, account), symbols],
    queryFn: account
      ? () => readHoldings(client, { deployment, account, tokens, spender: deployment.router })
      : skipToken,
    refetchInterval: chainDefaults.pollingMs,
    // What an account had on an earlier visit would be typed in by Max.
    meta: { isKept: false },
  })
}
