import { chainInfo } from '../replies/chainInfo.ts'
import { page } from '../replies/page.ts'
import { filters } from '../values/filters.ts'
import { limit } from '../values/limit.ts'
import { noFields } from '../values/noFields.ts'
import { nothing } from '../values/nothing.ts'
import { offset } from '../values/offset.ts'
import { text } from '../values/text.ts'
import { defineEndpoint } from './endpoint.ts'

export const getChains = defineEndpoint({
  name: 'getChains',
  method: 'GET',
  path: '/v1/chains',
  parameters: noFields,
  query: filters({ ordering: text({ mostCharacters: 100 }), limit, offset }),
  body: nothing,
  reply: page(chainInfo),
  paged: true,
})
