import * as z from 'zod/mini'
import { transactionPreview } from '../replies/transactionPreview.ts'
import { decodeRequest } from '../requests/decodeRequest.ts'
import { address } from '../values/address.ts'
import { chainId } from '../values/chainId.ts'
import { noFields } from '../values/noFields.ts'
import { defineEndpoint } from './endpoint.ts'

export const previewTransaction = defineEndpoint({
  name: 'previewTransaction',
  method: 'POST',
  path: '/v1/chains/{chainId}/transactions/{safe_address}/preview',
  parameters: z.object({ chainId, safe_address: address }),
  query: noFields,
  body: decodeRequest,
  reply: transactionPreview,
  paged: false,
})
