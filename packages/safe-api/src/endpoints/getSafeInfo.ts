import * as z from 'zod/mini'
import { safeInfo } from '../replies/safeInfo.ts'
import { address } from '../values/address.ts'
import { chainId } from '../values/chainId.ts'
import { noFields } from '../values/noFields.ts'
import { nothing } from '../values/nothing.ts'
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
