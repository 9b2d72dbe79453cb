import * as z from 'zod/mini'
import { indexingStatus } from '../replies/indexingStatus.ts'
import { chainId } from '../values/chainId.ts'
import { noFields } from '../values/noFields.ts'
import { nothing } from '../values/nothing.ts'
import { defineEndpoint } from './endpoint.ts'

export const getIndexingStatus = defineEndpoint({
  name: 'getIndexingStatus',
  method: 'GET',
  path: '/v1/chains/{chainId}/about/indexing',
  parameters: z.object({ chainId }),
  query: noFields,
  body: nothing,
  reply: indexingStatus,
  paged: false,
})
