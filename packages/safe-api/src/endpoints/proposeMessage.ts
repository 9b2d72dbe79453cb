import * as z from 'zod/mini'
import { messageProposal } from '../requests/messageProposal.ts'
import { address } from '../values/address.ts'
import { chainId } from '../values/chainId.ts'
import { noFields } from '../values/noFields.ts'
import { nothing } from '../values/nothing.ts'
import { defineEndpoint } from './endpoint.ts'

export const proposeMessage = defineEndpoint({
  name: 'proposeMessage',
  method: 'POST',
  path: '/v1/chains/{chainId}/safes/{safe_address}/messages',
  parameters: z.object({ chainId, safe_address: address }),
  query: noFields,
  body: messageProposal,
  reply: nothing,
  paged: false,
})
