import * as z from 'zod/mini'
import { noFields } from '../values/noFields.ts'
import { nothing } from '../values/nothing.ts'
import { defineEndpoint } from './endpoint.ts'

export const getFiatCodes = defineEndpoint({
  name: 'getFiatCodes',
  method: 'GET',
  path: '/v1/balances/supported-fiat-codes',
  parameters: noFields,
  query: noFields,
  body: nothing,
  reply: z.array(z.string()),
  paged: false,
})
