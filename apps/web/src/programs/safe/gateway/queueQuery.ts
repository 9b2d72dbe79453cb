import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getTransactionQueue } from '@love/safe/api/endpoints/history'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import { gatewayDefaults } from '../../../wallet/safe/gateway/gatewayDefaults.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { firstPage, nextPage } from './firstPage.ts'
import { safeKey } from './safeKey.ts'

/** What waits for signatures or for its turn, in the order of nonces. */
export function queueQuery(safe: Address) {
  return infiniteQueryOptions({
    queryKey: safeKey(safe, 'queue'),
    queryFn: ({ pageParam: pageUrl, signal }) =>
      callEndpoint(
        safeGateway(),
        getTransactionQueue,
        pageUrl === firstPage
          ? {
              parameters: { chainId: network.chain.id, safe_address: safe },
              query: { trusted: false },
              signal,
            }
          : { pageUrl, signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    ...gatewayDefaults,
  })
}
