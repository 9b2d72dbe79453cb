import * as z from 'zod/mini'
import { safeOverview } from '../replies/safeOverview.ts'
import { address } from '../values/address.ts'
import { fiatCode } from '../values/fiatCode.ts'
import { flag } from '../values/flag.ts'
import { noFields } from '../values/noFields.ts'
import { nothing } from '../values/nothing.ts'
import { orElse } from '../values/orElse.ts'
import { safeList } from '../values/safeList.ts'
import { defineEndpoint } from './endpoint.ts'

export const getSafeOverviews = defineEndpoint({
  name: 'getSafeOverviews',
  method: 'GET',
  path: '/v1/safes',
  parameters: noFields,
  query: z.object({
    safes: safeList,
    currency: orElse(fiatCode, 'usd'),
    trusted: z.optional(flag),
    exclude_spam: z.optional(flag),
    wallet_address: z.optional(address),
  }),
  body: nothing,
  reply: z.array(safeOverview),
  paged: false,
})
