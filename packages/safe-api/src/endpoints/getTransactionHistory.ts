import * as z from 'zod/mini'
import { transactionListPage } from '../replies/transactionListPage.ts'
import { address } from '../values/address.ts'
import { chainId } from '../values/chainId.ts'
import { filters } from '../values/filters.ts'
import { flag } from '../values/flag.ts'
import { nothing } from '../values/nothing.ts'
import { pageQuery } from '../values/pageQuery.ts'
import { timeZone } from '../values/timeZone.ts'
import { defineEndpoint } from './endpoint.ts'

export const getTransactionHistory = defineEndpoint({
  name: 'getTransactionHistory',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{safe_address}/transactions/history',
  parameters: z.object({ chainId, safe_address: address }),
  query: filters({ trusted: flag, imitation: flag, timezone: timeZone, ...pageQuery }),
  body: nothing,
  reply: transactionListPage,
  paged: true,
})
