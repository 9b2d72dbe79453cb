import { callEndpoint } from '@love/safe-api/client/callEndpoint'
import { getMessages } from '@love/safe-api/endpoints/getMessages'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import { firstPage, nextPage } from './firstPage.ts'
import { gatewayDefaults } from './gatewayDefaults.ts'
import { safeGateway } from './safeGateway.ts'
import { safeKey } from './safeKey.ts'

/** What the owners sign without a transaction. */
export function messagesQuery(safe: Address) {
  return infiniteQueryOptions({
    queryKey: safeKey(safe, 'messages'),
    queryFn: ({ pageParam: pageUrl, signal }) =>
      callEndpoint(
        safeGateway(),
        getMessages,
        pageUrl === firstPage
          ? { parameters: { chainId: network.chain.id, safe_address: safe }, signal }
          : { pageUrl, signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    ...gatewayDefaults,
  })
}
