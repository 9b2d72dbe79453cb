import * as z from 'zod/mini'
import { estimation } from '../replies/estimation.ts'
import { estimationRequest } from '../requests/estimationRequest.ts'
import { address } from '../values/address.ts'
import { chainId } from '../values/chainId.ts'
import { noFields } from '../values/noFields.ts'
import { defineEndpoint } from './endpoint.ts'

export const estimateTransaction = defineEndpoint({
  name: 'estimateTransaction',
  method: 'POST',
  path: '/v2/chains/{chainId}/safes/{safe_address}/multisig-transactions/estimations',
  parameters: z.object({ chainId, safe_address: address }),
  query: noFields,
  body: estimationRequest,
  reply: estimation,
  paged: false,
})
