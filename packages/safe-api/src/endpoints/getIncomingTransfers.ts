import * as z from 'zod/mini'
import { transactionPage } from '../replies/transactionPage.ts'
import { address } from '../values/address.ts'
import { chainId } from '../values/chainId.ts'
import { decimal } from '../values/decimal.ts'
import { filters } from '../values/filters.ts'
import { flag } from '../values/flag.ts'
import { instant } from '../values/instant.ts'
import { nothing } from '../values/nothing.ts'
import { pageQuery } from '../values/pageQuery.ts'
import { timeZone } from '../values/timeZone.ts'
import { defineEndpoint } from './endpoint.ts'

export const getIncomingTransfers = defineEndpoint({
  name: 'getIncomingTransfers',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{address}/incoming-transfers/',
  parameters: z.object({ chainId, address }),
  query: filters({
    trusted: flag,
    execution_date__gte: instant,
    execution_date__lte: instant,
    to: address,
    token_address: address,
    value: decimal,
    timezone: timeZone,
    ...pageQuery,
  }),
  body: nothing,
  reply: transactionPage,
  paged: true,
})
