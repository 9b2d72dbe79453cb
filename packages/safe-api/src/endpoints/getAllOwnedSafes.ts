import * as z from 'zod/mini'
import { ownedSafesByChain } from '../replies/ownedSafesByChain.ts'
import { address } from '../values/address.ts'
import { noFields } from '../values/noFields.ts'
import { nothing } from '../values/nothing.ts'
import { defineEndpoint } from './endpoint.ts'

export const getAllOwnedSafes = defineEndpoint({
  name: 'getAllOwnedSafes',
  method: 'GET',
  path: '/v1/owners/{address}/safes',
  parameters: z.object({ address }),
  query: noFields,
  body: nothing,
  reply: ownedSafesByChain,
  paged: false,
})
