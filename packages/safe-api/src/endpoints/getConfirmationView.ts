import * as z from 'zod/mini'
import { confirmationView } from '../replies/confirmationView.ts'
import { decodeRequest } from '../requests/decodeRequest.ts'
import { address } from '../values/address.ts'
import { chainId } from '../values/chainId.ts'
import { noFields } from '../values/noFields.ts'
import { defineEndpoint } from './endpoint.ts'

export const getConfirmationView = defineEndpoint({
  name: 'getConfirmationView',
  method: 'POST',
  path: '/v1/chains/{chainId}/safes/{safe_address}/views/transaction-confirmation',
  parameters: z.object({ chainId, safe_address: address }),
  query: noFields,
  body: decodeRequest,
  reply: confirmationView,
  paged: false,
})
