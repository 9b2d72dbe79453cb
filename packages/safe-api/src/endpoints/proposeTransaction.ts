import * as z from 'zod/mini'
import { transactionDetails } from '../replies/transactionDetails.ts'
import { proposal } from '../requests/proposal.ts'
import { address } from '../values/address.ts'
import { chainId } from '../values/chainId.ts'
import { noFields } from '../values/noFields.ts'
import { defineEndpoint } from './endpoint.ts'

export const proposeTransaction = defineEndpoint({
  name: 'proposeTransaction',
  method: 'POST',
  path: '/v1/chains/{chainId}/transactions/{safe_address}/propose',
  parameters: z.object({ chainId, safe_address: address }),
  query: noFields,
  body: proposal,
  reply: transactionDetails,
  paged: false,
})
