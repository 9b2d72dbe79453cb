import * as z from 'zod/mini'
import { address } from '../values/address.ts'
import { chainId } from '../values/chainId.ts'
import { noFields } from '../values/noFields.ts'
import { nothing } from '../values/nothing.ts'
import { orElse } from '../values/orElse.ts'
import { replyAddress } from '../values/replyAddress.ts'
import { defineEndpoint } from './endpoint.ts'

const words = orElse(z.string(), '')

const contract = z.object({
  address: replyAddress,
  name: words,
  displayName: words,
  logoUri: words,
  contractAbi: orElse(z.record(z.string(), z.unknown()), null),
  trustedForDelegateCall: z.boolean(),
})

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
