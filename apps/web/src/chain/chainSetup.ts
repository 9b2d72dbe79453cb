import { once } from '@love/protocol/once'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { pricePairs } from '@love/protocol/pairs/pairs'
import type { QueryClient } from '@tanstack/react-query'
import type { ChainAccess } from './chainContext.ts'
import { createChainClient } from './createChainClient.ts'
import { createQueryClient } from './createQueryClient.ts'
import { network } from './network.ts'
import { persistQueries } from './persistQueries.ts'
import { pageClock } from './serverClock.ts'

export type ChainSetup = {
  readonly access: ChainAccess
  readonly queryClient: QueryClient
  /** Brings back what an earlier visit read, and keeps what is read from now on; more calls do nothing. */
  readonly persist: () => void
}

/** One client and one cache for all windows of a page, made when the first one asks. */
export const chainSetup = once((): ChainSetup => {
  const client = createChainClient({
    chain: network.chain,
    rpcUrl: '/rpc',
    onResponse: ({ headers }) => pageClock.note(headers),
  })
  const queryClient = createQueryClient()
  // One by one, before the first reading needs all of them at once.
  for (const pair of pricePairs) setTimeout(pairAddress, 0, network.deployment, pair)
  const persist = once(() => {
    persistQueries(queryClient, { storage: () => localStorage, now: Date.now, buster: buster() })
  })
  return { access: { client, clock: pageClock, deployment: network.deployment }, queryClient, persist }
})

/** The entry's address holds a hash of all the code: another build may not understand what this one stored. */
function buster(): string {
  const entry = document.querySelector('script[type="module"][src^="/"]')?.getAttribute('src')
  return `${network.chain.id} ${entry}`
}
