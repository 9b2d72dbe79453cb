import * as z from 'zod/mini'
import { page } from '../replies/page.ts'
import { address } from '../values/address.ts'
import { chainId } from '../values/chainId.ts'
import { filters } from '../values/filters.ts'
import { maybe } from '../values/maybe.ts'
import { nothing } from '../values/nothing.ts'
import { pageQuery } from '../values/pageQuery.ts'
import { replyAddress } from '../values/replyAddress.ts'
import { text } from '../values/text.ts'
import { defineEndpoint } from './endpoint.ts'

const delegate = z.object({
  safe: maybe(replyAddress),
  delegate: replyAddress,
  delegator: replyAddress,
  label: z.string(),
})

export const getDelegates = defineEndpoint({
  name: 'getDelegates',
  method: 'GET',
  path: '/v2/chains/{chainId}/delegates',
  parameters: z.object({ chainId }),
  query: filters({
    safe: address,
    delegate: address,
    delegator: address,
    label: text({ mostCharacters: 200 }),
    ...pageQuery,
  }),
  body: nothing,
  reply: page(delegate),
  paged: true,
})
