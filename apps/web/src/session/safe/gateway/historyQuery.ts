import { callEndpoint } from '@love/safe-api/client/callEndpoint'
import { getTransactionHistory } from '@love/safe-api/endpoints/getTransactionHistory'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import { firstPage, nextPage } from './firstPage.ts'
import { gatewayDefaults } from './gatewayDefaults.ts'
import { safeGateway } from './safeGateway.ts'
import { safeKey } from './safeKey.ts'

/** What happened, newest first, with all that strangers sent: how much of it is shown is decided here. */
export function historyQuery(safe: Address) {
  return infiniteQueryOptions({
    queryKey: safeKey(safe, 'history'),
    queryFn: ({ pageParam: pageUrl, signal }) =>
      callEndpoint(
        safeGateway(),
        getTransactionHistory,
        pageUrl === firstPage
          ? {
              parameters: { chainId: network.chain.id, safe_address: safe },
              query: { trusted: false, imitation: true },
              signal,
            }
          : { pageUrl, signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    ...gatewayDefaults,
  })
}
