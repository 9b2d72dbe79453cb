import * as z from 'zod/mini'
import { signatureOnly } from '../requests/signatureOnly.ts'
import { chainId } from '../values/chainId.ts'
import { hash } from '../values/hash.ts'
import { noFields } from '../values/noFields.ts'
import { nothing } from '../values/nothing.ts'
import { defineEndpoint } from './endpoint.ts'

export const confirmMessage = defineEndpoint({
  name: 'confirmMessage',
  method: 'POST',
  path: '/v1/chains/{chainId}/messages/{message_hash}/signatures',
  parameters: z.object({ chainId, message_hash: hash }),
  query: noFields,
  body: signatureOnly,
  reply: nothing,
  paged: false,
})
