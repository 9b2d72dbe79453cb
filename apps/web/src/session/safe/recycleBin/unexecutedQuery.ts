import { callEndpoint } from '@love/safe-api/client/callEndpoint'
import { getMultisigTransactions } from '@love/safe-api/endpoints/getMultisigTransactions'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import { firstPage, nextPage } from '../gateway/firstPage.ts'
import { gatewayDefaults } from '../gateway/gatewayDefaults.ts'
import { safeGateway } from '../gateway/safeGateway.ts'
import { safeKey } from '../gateway/safeKey.ts'

/** As many as a gateway gives at once: all that waits comes before what was replaced. */
const limit = 100

/** Proposals that were not executed, the highest nonce first: those that wait, and those that never will be. */
export function unexecutedQuery(safe: Address) {
  return infiniteQueryOptions({
    queryKey: safeKey(safe, 'unexecuted'),
    queryFn: ({ pageParam: pageUrl, signal }) =>
      callEndpoint(
        safeGateway(),
        getMultisigTransactions,
        pageUrl === firstPage
          ? {
              parameters: { chainId: network.chain.id, address: safe },
              query: { executed: false, limit },
              signal,
            }
          : { pageUrl, signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    ...gatewayDefaults,
  })
}
