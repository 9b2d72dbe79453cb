import * as z from 'zod/mini'
import { decodedCall } from '../replies/decodedCall.ts'
import { decodeRequest } from '../requests/decodeRequest.ts'
import { chainId } from '../values/chainId.ts'
import { noFields } from '../values/noFields.ts'
import { defineEndpoint } from './endpoint.ts'

export const decodeData = defineEndpoint({
  name: 'decodeData',
  method: 'POST',
  path: '/v1/chains/{chainId}/data-decoder',
  parameters: z.object({ chainId }),
  query: noFields,
  body: decodeRequest,
  reply: decodedCall,
  paged: false,
})
