import * as z from 'zod/mini'
import { transactionPage } from '../replies/transactionPage.ts'
import { address } from '../values/address.ts'
import { chainId } from '../values/chainId.ts'
import { filters } from '../values/filters.ts'
import { hash } from '../values/hash.ts'
import { nothing } from '../values/nothing.ts'
import { pageQuery } from '../values/pageQuery.ts'
import { timeZone } from '../values/timeZone.ts'
import { defineEndpoint } from './endpoint.ts'

export const getModuleTransactions = defineEndpoint({
  name: 'getModuleTransactions',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{address}/module-transactions/',
  parameters: z.object({ chainId, address }),
  query: filters({ module: address, to: address, transaction_hash: hash, timezone: timeZone, ...pageQuery }),
  body: nothing,
  reply: transactionPage,
  paged: true,
})
