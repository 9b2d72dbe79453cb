import { environmentManager, QueryClient } from '@tanstack/react-query'
import { chainDefaults } from './chainDefaults.ts'

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: chainDefaults.pollingMs,
        // Without a browser nothing is kept, and the timer would hold the prerenderer for a day.
        gcTime: environmentManager.isServer() ? Number.POSITIVE_INFINITY : chainDefaults.queryCacheMs,
        // The three quick retries are the transport's. When they fail too, the query says so (`failureReason`) and
        // tries again at the pace of polling, so that a page recovers by itself and keeps its words until then.
        retry: true,
        retryDelay: chainDefaults.pollingMs,
        // A machine without internet still reaches its own devnet.
        networkMode: 'always',
      },
    },
  })
}
