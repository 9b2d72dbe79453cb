import * as z from 'zod/mini'
import { transactionDetails } from '../replies/transactionDetails.ts'
import { chainId } from '../values/chainId.ts'
import { noFields } from '../values/noFields.ts'
import { nothing } from '../values/nothing.ts'
import { transactionId } from '../values/transactionId.ts'
import { defineEndpoint } from './endpoint.ts'

export const getTransactionDetails = defineEndpoint({
  name: 'getTransactionDetails',
  method: 'GET',
  path: '/v1/chains/{chainId}/transactions/{transactionId}',
  parameters: z.object({ chainId, transactionId }),
  query: noFields,
  body: nothing,
  reply: transactionDetails,
  paged: false,
})
