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

export const getTransactionQueue = defineEndpoint({
  name: 'getTransactionQueue',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{safe_address}/transactions/queued',
  parameters: z.object({ chainId, safe_address: address }),
  query: filters({ trusted: flag, timezone: timeZone, ...pageQuery }),
  body: nothing,
  reply: transactionListPage,
  paged: true,
})
