import * as z from 'zod/mini'
import { fiatCode, filters, flag, pageQuery } from '../queryValues.ts'
import { balances, collectible } from '../replies/assets.ts'
import { page } from '../replies/page.ts'
import { address, chainId, noFields, nothing, orElse } from '../values.ts'
import { defineEndpoint } from './endpoint.ts'

export const getBalances = defineEndpoint({
  name: 'getBalances',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{address}/balances/{currency}',
  parameters: z.object({ chainId, address, currency: orElse(fiatCode, 'usd') }),
  query: filters({ trusted: flag, exclude_spam: flag }),
  body: nothing,
  reply: balances,
  paged: false,
})

export const getFiatCodes = defineEndpoint({
  name: 'getFiatCodes',
  method: 'GET',
  path: '/v1/balances/supported-fiat-codes',
  parameters: noFields,
  query: noFields,
  body: nothing,
  reply: z.array(z.string()),
  paged: false,
})

export const getCollectibles = defineEndpoint({
  name: 'getCollectibles',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{address}/collectibles',
  parameters: z.object({ chainId, address }),
  query: filters({ trusted: flag, exclude_spam: flag }),
  body: nothing,
  reply: z.array(collectible),
  paged: false,
})

export const getCollectiblesPage = defineEndpoint({
  name: 'getCollectiblesPage',
  method: 'GET',
  path: '/v2/chains/{chainId}/safes/{address}/collectibles',
  parameters: z.object({ chainId, address }),
  query: filters({ trusted: flag, exclude_spam: flag, ...pageQuery }),
  body: nothing,
  reply: page(collectible),
  paged: true,
})
