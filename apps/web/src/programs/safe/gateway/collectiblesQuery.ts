import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getCollectiblesPage } from '@love/safe/api/endpoints/assets'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import { gatewayDefaults } from '../../../wallet/safe/gateway/gatewayDefaults.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { firstPage, nextPage } from './firstPage.ts'
import { safeKey } from './safeKey.ts'

/** Tokens of which each is one of a kind. */
export function collectiblesQuery(safe: Address) {
  return infiniteQueryOptions({
    queryKey: safeKey(safe, 'collectibles'),
    queryFn: ({ pageParam: pageUrl, signal }) =>
      callEndpoint(
        safeGateway(),
        getCollectiblesPage,
        pageUrl === firstPage
          ? { parameters: { chainId: network.chain.id, address: safe }, query: { trusted: false }, signal }
          : { pageUrl, signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    ...gatewayDefaults,
  })
}
