import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getTransactionQueue } from '@love/safe/api/endpoints/history'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { pagesQuery } from './pagesQuery.ts'
import { safeKey } from './safeKey.ts'

/** What waits for signatures or for its turn, in the order of nonces. */
export function queueQuery(safe: Address) {
  return pagesQuery(safeKey(safe, 'queue'), (link, signal) =>
    callEndpoint(safeGateway(), getTransactionQueue, {
      ...(link ?? {
        parameters: { chainId: network.chain.id, safe_address: safe },
        query: { trusted: false },
      }),
      signal,
    }),
  )
}
