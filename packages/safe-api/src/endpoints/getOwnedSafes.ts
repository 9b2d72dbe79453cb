import * as z from 'zod/mini'
import { ownedSafes } from '../replies/ownedSafes.ts'
import { address } from '../values/address.ts'
import { chainId } from '../values/chainId.ts'
import { noFields } from '../values/noFields.ts'
import { nothing } from '../values/nothing.ts'
import { defineEndpoint } from './endpoint.ts'

export const getOwnedSafes = defineEndpoint({
  name: 'getOwnedSafes',
  method: 'GET',
  path: '/v1/chains/{chainId}/owners/{address}/safes',
  parameters: z.object({ chainId, address }),
  query: noFields,
  body: nothing,
  reply: ownedSafes,
  paged: false,
})
