import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoints/endpoint.ts'
import { filters } from '../queryValues.ts'
import { ownedSafes } from '../replies/addresses.ts'
import { decodedCall } from '../replies/decoded.ts'
import { decodeRequest } from '../requests.ts'
import { address, noFields, nothing, replyAddress, text } from '../values.ts'
import { ordering, pageSlice, servicePage } from './servicePage.ts'
import { serviceCreation, serviceSafe, serviceToken } from './serviceReplies.ts'

const reading = {
  method: 'GET',
  parameters: noFields,
  query: noFields,
  body: nothing,
  paged: false,
} as const

const about = z.object({
  name: z.string(),
  version: z.string(),
  api_version: z.string(),
  secure: z.boolean(),
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})

export const getServiceAbout = defineEndpoint({
  ...reading,
  name: 'getServiceAbout',
  path: '/api/v1/about',
  reply: about,
})

const singleton = z.object({
  address: replyAddress,
  version: z.string(),
  deployer: z.string(),
  /** Not known here. */
  deployedBlockNumber: z.null(),
  lastIndexedBlockNumber: z.int(),
  l2: z.boolean(),
})

export const getServiceSingletons = defineEndpoint({
  ...reading,
  name: 'getServiceSingletons',
  path: '/api/v1/about/singletons',
  reply: z.array(singleton),
})

export const getServiceSafe = defineEndpoint({
  ...reading,
  name: 'getServiceSafe',
  path: '/api/v1/safes/{address}/',
  parameters: z.object({ address }),
  reply: serviceSafe,
})

export const getServiceCreation = defineEndpoint({
  ...reading,
  name: 'getServiceCreation',
  path: '/api/v1/safes/{address}/creation/',
  parameters: z.object({ address }),
  reply: serviceCreation,
})

export const getServiceOwnedSafes = defineEndpoint({
  ...reading,
  name: 'getServiceOwnedSafes',
  path: '/api/v1/owners/{address}/safes/',
  parameters: z.object({ address }),
  reply: ownedSafes,
})

export const getServiceModuleSafes = defineEndpoint({
  ...reading,
  name: 'getServiceModuleSafes',
  path: '/api/v1/modules/{address}/safes/',
  parameters: z.object({ address }),
  reply: z.object({ safes: z.array(replyAddress) }),
})

export const getServiceTokens = defineEndpoint({
  ...reading,
  name: 'getServiceTokens',
  path: '/api/v1/tokens/',
  query: filters({
    search: text({ mostCharacters: 200 }),
    address,
    ordering: ordering('name', 'symbol', 'address'),
    ...pageSlice,
  }),
  reply: servicePage(serviceToken),
  paged: true,
})

export const getServiceToken = defineEndpoint({
  ...reading,
  name: 'getServiceToken',
  path: '/api/v1/tokens/{address}/',
  parameters: z.object({ address }),
  reply: serviceToken,
})

export const serviceDecodeData = defineEndpoint({
  name: 'serviceDecodeData',
  method: 'POST',
  path: '/api/v1/data-decoder/',
  parameters: noFields,
  query: noFields,
  body: decodeRequest,
  reply: decodedCall,
  paged: false,
})
