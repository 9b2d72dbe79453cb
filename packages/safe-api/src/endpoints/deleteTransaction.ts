import * as z from 'zod/mini'
import { signatureOnly } from '../requests/signatureOnly.ts'
import { chainId } from '../values/chainId.ts'
import { hash } from '../values/hash.ts'
import { noFields } from '../values/noFields.ts'
import { nothing } from '../values/nothing.ts'
import { defineEndpoint } from './endpoint.ts'

export const deleteTransaction = defineEndpoint({
  name: 'deleteTransaction',
  method: 'DELETE',
  path: '/v1/chains/{chainId}/transactions/{safeTxHash}',
  parameters: z.object({ chainId, safeTxHash: hash }),
  query: noFields,
  body: signatureOnly,
  reply: nothing,
  paged: false,
})
