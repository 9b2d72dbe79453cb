import * as z from 'zod/mini'
import { collectible } from '../replies/collectible.ts'
import { page } from '../replies/page.ts'
import { address } from '../values/address.ts'
import { chainId } from '../values/chainId.ts'
import { filters } from '../values/filters.ts'
import { flag } from '../values/flag.ts'
import { nothing } from '../values/nothing.ts'
import { pageQuery } from '../values/pageQuery.ts'
import { defineEndpoint } from './endpoint.ts'

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
