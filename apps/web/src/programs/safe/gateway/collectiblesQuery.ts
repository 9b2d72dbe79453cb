import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getCollectiblesPage } from '@love/safe/api/endpoints/assets'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { pagesQuery } from './pagesQuery.ts'
import { safeKey } from './safeKey.ts'

/** Tokens of which each is one of a kind. */
export function collectiblesQuery(safe: Address) {
  return pagesQuery(safeKey(safe, 'collectibles'), (link, signal) =>
    callEndpoint(safeGateway(), getCollectiblesPage, {
      ...(link ?? {
        parameters: { chainId: network.chain.id, address: safe },
        query: { trusted: false },
      }),
      signal,
    }),
  )
}
