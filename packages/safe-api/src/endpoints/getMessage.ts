import * as z from 'zod/mini'
import { safeMessage } from '../replies/safeMessage.ts'
import { chainId } from '../values/chainId.ts'
import { hash } from '../values/hash.ts'
import { noFields } from '../values/noFields.ts'
import { nothing } from '../values/nothing.ts'
import { defineEndpoint } from './endpoint.ts'

export const getMessage = defineEndpoint({
  name: 'getMessage',
  method: 'GET',
  path: '/v1/chains/{chainId}/messages/{message_hash}',
  parameters: z.object({ chainId, message_hash: hash }),
  query: noFields,
  body: nothing,
  reply: safeMessage,
  paged: false,
})
