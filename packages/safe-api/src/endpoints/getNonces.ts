import * as z from 'zod/mini'
import { nonces } from '../replies/nonces.ts'
import { address } from '../values/address.ts'
import { chainId } from '../values/chainId.ts'
import { noFields } from '../values/noFields.ts'
import { nothing } from '../values/nothing.ts'
import { defineEndpoint } from './endpoint.ts'

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
