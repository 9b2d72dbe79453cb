import * as z from 'zod/mini'
import { masterCopy } from '../replies/masterCopy.ts'
import { chainId } from '../values/chainId.ts'
import { noFields } from '../values/noFields.ts'
import { nothing } from '../values/nothing.ts'
import { defineEndpoint } from './endpoint.ts'

export const getMasterCopies = defineEndpoint({
  name: 'getMasterCopies',
  method: 'GET',
  path: '/v1/chains/{chainId}/about/master-copies',
  parameters: z.object({ chainId }),
  query: noFields,
  body: nothing,
  reply: z.array(masterCopy),
  paged: false,
})
