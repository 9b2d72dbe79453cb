import * as z from 'zod/mini'
import { chainInfo } from '../replies/chainInfo.ts'
import { chainId } from '../values/chainId.ts'
import { noFields } from '../values/noFields.ts'
import { nothing } from '../values/nothing.ts'
import { defineEndpoint } from './endpoint.ts'

export const getChain = defineEndpoint({
  name: 'getChain',
  method: 'GET',
  path: '/v1/chains/{chainId}',
  parameters: z.object({ chainId }),
  query: noFields,
  body: nothing,
  reply: chainInfo,
  paged: false,
})
