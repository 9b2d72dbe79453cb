import * as z from 'zod/mini'
import { contract } from '../replies/contract.ts'
import { address } from '../values/address.ts'
import { chainId } from '../values/chainId.ts'
import { noFields } from '../values/noFields.ts'
import { nothing } from '../values/nothing.ts'
import { defineEndpoint } from './endpoint.ts'

export const getContract = defineEndpoint({
  name: 'getContract',
  method: 'GET',
  path: '/v1/chains/{chainId}/contracts/{contractAddress}',
  parameters: z.object({ chainId, contractAddress: address }),
  query: noFields,
  body: nothing,
  reply: contract,
  paged: false,
})
