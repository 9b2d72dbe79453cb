import * as z from 'zod/mini'
import { safeApp } from '../replies/safeApp.ts'
import { chainId } from '../values/chainId.ts'
import { filters } from '../values/filters.ts'
import { nothing } from '../values/nothing.ts'
import { text } from '../values/text.ts'
import { defineEndpoint } from './endpoint.ts'

export const getSafeApps = defineEndpoint({
  name: 'getSafeApps',
  method: 'GET',
  path: '/v1/chains/{chainId}/safe-apps',
  parameters: z.object({ chainId }),
  query: filters({ client_url: text({ mostCharacters: 2048 }), url: text({ mostCharacters: 2048 }) }),
  body: nothing,
  reply: z.array(safeApp),
  paged: false,
})
