import * as z from 'zod/mini'
import { messagePage } from '../replies/messagePage.ts'
import { address } from '../values/address.ts'
import { chainId } from '../values/chainId.ts'
import { filters } from '../values/filters.ts'
import { nothing } from '../values/nothing.ts'
import { pageQuery } from '../values/pageQuery.ts'
import { defineEndpoint } from './endpoint.ts'

export const getMessages = defineEndpoint({
  name: 'getMessages',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{safe_address}/messages',
  parameters: z.object({ chainId, safe_address: address }),
  query: filters({ ...pageQuery }),
  body: nothing,
  reply: messagePage,
  paged: true,
})
