import { callEndpoint } from '@love/safe-api/client/callEndpoint'
import { getMultisigTransactions } from '@love/safe-api/endpoints/getMultisigTransactions'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import { gatewayDefaults } from '../gateway/gatewayDefaults.ts'
import { safeGateway } from '../gateway/safeGateway.ts'
import { safeKey } from '../gateway/safeKey.ts'

/** What the Safe did with a nonce that is used up. */
export function executedQuery(safe: Address, nonce: number) {
  return queryOptions({
    queryKey: safeKey(safe, 'executed', nonce),
    queryFn: ({ signal }) =>
      callEndpoint(safeGateway(), getMultisigTransactions, {
        parameters: { chainId: network.chain.id, address: safe },
        query: { executed: true, nonce, limit: 1 },
        signal,
      }),
    select: ({ results: [first] }) => (first?.type === 'TRANSACTION' ? first.transaction : undefined),
    ...gatewayDefaults,
    // What has happened stays.
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
