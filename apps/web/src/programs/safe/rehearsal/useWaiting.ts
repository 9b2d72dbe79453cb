import type { SafeIdentity } from '@love/protocol/safe/safeDomain'
import { callEndpoint } from '@love/safe-api/client/callEndpoint'
import { getTransactionQueue } from '@love/safe-api/endpoints/getTransactionQueue'
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { network } from '../../../chain/network.ts'
import { detailsQuery } from '../../../session/safe/gateway/detailsQuery.ts'
import { gatewayDefaults } from '../../../session/safe/gateway/gatewayDefaults.ts'
import { safeGateway } from '../../../session/safe/gateway/safeGateway.ts'
import { safeKey } from '../../../session/safe/gateway/safeKey.ts'
import { useGatewayReading } from '../../../session/safe/gateway/useGatewayReading.ts'
import { readWaiting } from './readWaiting.ts'

/** What waits, at the pace of polling. */
export function useWaiting(identity: SafeIdentity) {
  return useGatewayReading(waitingQuery(useQueryClient(), identity))
}

/** The fields of a transaction never change, so they are asked for once. */
function waitingQuery(queryClient: QueryClient, identity: SafeIdentity) {
  const { safe, version } = identity
  const first = {
    parameters: { chainId: network.chain.id, safe_address: safe },
    query: { trusted: false },
  }
  return queryOptions({
    queryKey: safeKey(safe, 'waiting', version),
    queryFn: ({ signal }) =>
      readWaiting(
        {
          readPage: (pageUrl) =>
            callEndpoint(
              safeGateway(),
              getTransactionQueue,
              pageUrl === undefined ? { ...first, signal } : { pageUrl, signal },
            ),
          readDetails: (id) => queryClient.ensureQueryData(detailsQuery(safe, id, { seen: 'fields' })),
        },
        identity,
      ),
    ...gatewayDefaults,
  })
}
