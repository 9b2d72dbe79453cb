import * as z from 'zod/mini'
import { filters, limit, offset } from '../queryValues.ts'
import { safeApp } from '../replies/apps.ts'
import { chainInfo, indexingStatus, masterCopy } from '../replies/chains.ts'
import { page } from '../replies/page.ts'
import { chainId, noFields, nothing, text } from '../values.ts'
import { defineEndpoint } from './endpoint.ts'

export const getChains = defineEndpoint({
  name: 'getChains',
  method: 'GET',
  path: '/v1/chains',
  parameters: noFields,
  query: filters({ ordering: text({ mostCharacters: 100 }), limit, offset }),
  body: nothing,
  reply: page(chainInfo),
  paged: true,
})

export const getChain = defineEndpoint({
  name: 'getChain',
  method: 'GET',
  path: '/v1/chains/{chainId}',
  parameters: z.object({ chainId }),
  query: noFields,
  body: nothing,
  reply: chainInfo,
  paged: false,
})

/** Whoever asks says which list of chains they mean; here there is one. */
const serviceKey = text({ mostCharacters: 100 })

export const getChainsV2 = defineEndpoint({
  ...getChains,
  name: 'getChainsV2',
  path: '/v2/chains',
  query: filters({ ordering: text({ mostCharacters: 100 }), limit, offset, serviceKey }),
})

export const getChainV2 = defineEndpoint({
  ...getChain,
  name: 'getChainV2',
  path: '/v2/chains/{chainId}',
  query: filters({ serviceKey }),
})

export const getSafeApps = defineEndpoint({
  name: 'getSafeApps',
  method: 'GET',
  path: '/v1/chains/{chainId}/safe-apps',
  parameters: z.object({ chainId }),
  query: filters({ client_url: text({ mostCharacters: 2048 }), url: text({ mostCharacters: 2048 }) }),
  body: nothing,
  reply: z.array(safeApp),
  paged: false,
})

export const getMasterCopies = defineEndpoint({
  name: 'getMasterCopies',
  method: 'GET',
  path: '/v1/chains/{chainId}/about/master-copies',
  parameters: z.object({ chainId }),
  query: noFields,
  body: nothing,
  reply: z.array(masterCopy),
  paged: false,
})

export const getIndexingStatus = defineEndpoint({
  name: 'getIndexingStatus',
  method: 'GET',
  path: '/v1/chains/{chainId}/about/indexing',
  parameters: z.object({ chainId }),
  query: noFields,
  body: nothing,
  reply: indexingStatus,
  paged: false,
})
