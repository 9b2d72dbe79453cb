import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getOwnedSafes } from '@love/safe/api/endpoints/safes'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import { gatewayDefaults } from './gatewayDefaults.ts'
import { safeGateway } from './safeGateway.ts'

/** The Safes of an owner that the gateway knows; a gateway that follows only some knows only those. */
export function ownedSafesQuery(owner: Address | undefined) {
  return queryOptions({
    queryKey: ['safes of', network.chain.id, owner],
    queryFn: owner
      ? ({ signal }) =>
          callEndpoint(safeGateway(), getOwnedSafes, {
            parameters: { chainId: network.chain.id, address: owner },
            signal,
          })
      : skipToken,
    ...gatewayDefaults,
  })
}
