import * as z from 'zod/mini'
import { fiatCode, flag, safeList } from '../queryValues.ts'
import { ownedSafes, ownedSafesByChain } from '../replies/addresses.ts'
import { nonces, safeInfo, safeOverview } from '../replies/safes.ts'
import { address, chainId, noFields, nothing, orElse } from '../values.ts'
import { defineEndpoint } from './endpoint.ts'

export const getSafeInfo = defineEndpoint({
  name: 'getSafeInfo',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{address}',
  parameters: z.object({ chainId, address }),
  query: noFields,
  body: nothing,
  reply: safeInfo,
  paged: false,
})

export const getSafeOverviews = defineEndpoint({
  name: 'getSafeOverviews',
  method: 'GET',
  path: '/v1/safes',
  parameters: noFields,
  query: z.object({
    safes: safeList,
    currency: orElse(fiatCode, 'usd'),
    trusted: z.optional(flag),
    exclude_spam: z.optional(flag),
    wallet_address: z.optional(address),
  }),
  body: nothing,
  reply: z.array(safeOverview),
  paged: false,
})

export const getSafeOverviewsV2 = defineEndpoint({
  ...getSafeOverviews,
  name: 'getSafeOverviewsV2',
  path: '/v2/safes',
})

export const getOwnedSafes = defineEndpoint({
  name: 'getOwnedSafes',
  method: 'GET',
  path: '/v1/chains/{chainId}/owners/{address}/safes',
  parameters: z.object({ chainId, address }),
  query: noFields,
  body: nothing,
  reply: ownedSafes,
  paged: false,
})

export const getAllOwnedSafes = defineEndpoint({
  name: 'getAllOwnedSafes',
  method: 'GET',
  path: '/v1/owners/{address}/safes',
  parameters: z.object({ address }),
  query: noFields,
  body: nothing,
  reply: ownedSafesByChain,
  paged: false,
})

export const getAllOwnedSafesV2 = defineEndpoint({
  ...getAllOwnedSafes,
  name: 'getAllOwnedSafesV2',
  path: '/v2/owners/{address}/safes',
})

export const getAllOwnedSafesV3 = defineEndpoint({
  ...getAllOwnedSafes,
  name: 'getAllOwnedSafesV3',
  path: '/v3/owners/{address}/safes',
})

export const getNonces = defineEndpoint({
  name: 'getNonces',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{safe_address}/nonces',
  parameters: z.object({ chainId, safe_address: address }),
  query: noFields,
  body: nothing,
  reply: nonces,
  paged: false,
})
