import * as z from 'zod/mini'
import { balances } from '../replies/balances.ts'
import { address } from '../values/address.ts'
import { chainId } from '../values/chainId.ts'
import { fiatCode } from '../values/fiatCode.ts'
import { filters } from '../values/filters.ts'
import { flag } from '../values/flag.ts'
import { nothing } from '../values/nothing.ts'
import { orElse } from '../values/orElse.ts'
import { defineEndpoint } from './endpoint.ts'

export const getBalances = defineEndpoint({
  name: 'getBalances',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{address}/balances/{currency}',
  parameters: z.object({ chainId, address, currency: orElse(fiatCode, 'usd') }),
  query: filters({ trusted: flag, exclude_spam: flag }),
  body: nothing,
  reply: balances,
  paged: false,
})
