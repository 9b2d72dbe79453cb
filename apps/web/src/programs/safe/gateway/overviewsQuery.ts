import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getSafeOverviews } from '@love/safe/api/endpoints/safes'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import { gatewayDefaults } from '../../../wallet/safe/gateway/gatewayDefaults.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'

/** As many as one question to a gateway may hold. */
const mostOverviews = 50

/** A line about each of several Safes; those that are none are left out. */
export function overviewsQuery(safes: readonly Address[], owner: Address | undefined) {
  return queryOptions({
    queryKey: ['overviews', network.chain.id, safes, owner],
    queryFn:
      safes.length > 0
        ? ({ signal }) => readOverviews(safes.slice(0, mostOverviews), owner, signal)
        : skipToken,
    // One more Safe in the list does not make those that are there disappear.
    placeholderData: keepPreviousData,
    ...gatewayDefaults,
  })
}

export function readOverviews(safes: readonly Address[], owner: Address | undefined, signal: AbortSignal) {
  return callEndpoint(safeGateway(), getSafeOverviews, {
    query: {
      safes: safes.map((safe) => `${network.chain.id}:${safe}`).join(','),
      ...(owner && { wallet_address: owner }),
    },
    signal,
  })
}
