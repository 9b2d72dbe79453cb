import { callEndpoint } from '@love/safe-api/client/callEndpoint'
import { getSafeInfo } from '@love/safe-api/endpoints/getSafeInfo'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import { gatewayDefaults } from './gatewayDefaults.ts'
import { safeGateway } from './safeGateway.ts'
import { safeKey } from './safeKey.ts'

/** Owners, threshold, modules and the like. Asking makes our own gateway follow the Safe. */
export function safeInfoQuery(safe: Address) {
  return queryOptions({
    queryKey: safeKey(safe, 'info'),
    queryFn: ({ signal }) =>
      callEndpoint(safeGateway(), getSafeInfo, {
        parameters: { chainId: network.chain.id, address: safe },
        signal,
      }),
    ...gatewayDefaults,
    // Whoever waits for the past of a Safe to be read sees it move.
    refetchInterval: (query) =>
      query.state.data?.historyBeingRead ? 1_000 : gatewayDefaults.refetchInterval(query),
  })
}
