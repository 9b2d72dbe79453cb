import { callEndpoint } from '@love/safe-api/client/callEndpoint'
import { getSafeApps } from '@love/safe-api/endpoints/getSafeApps'
import { queryOptions } from '@tanstack/react-query'
import { network } from '../../../chain/network.ts'
import { gatewayDefaults } from './gatewayDefaults.ts'
import { safeGateway } from './safeGateway.ts'

export function safeAppsQuery() {
  return queryOptions({
    queryKey: ['safe apps', network.chain.id],
    queryFn: ({ signal }) =>
      callEndpoint(safeGateway(), getSafeApps, { parameters: { chainId: network.chain.id }, signal }),
    ...gatewayDefaults,
    // The operator changes it, not the chain.
    refetchInterval: false,
    staleTime: 60_000,
  })
}
