import * as z from 'zod/mini'
import { collectible } from '../replies/collectible.ts'
import { address } from '../values/address.ts'
import { chainId } from '../values/chainId.ts'
import { filters } from '../values/filters.ts'
import { flag } from '../values/flag.ts'
import { nothing } from '../values/nothing.ts'
import { defineEndpoint } from './endpoint.ts'

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
