import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getMultisigTransactions } from '@love/safe/api/endpoints/history'
import { DetailedExecutionType } from '@love/safe/api/enumerations'
import type { TransactionSummary } from '@love/safe/api/replies/transactions'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import { gatewayDefaults } from '../../../wallet/safe/gateway/gatewayDefaults.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { safeKey } from '../gateway/safeKey.ts'

/** A gateway keeps no more proposals with one nonce. */
const mostRivals = 20

/** Everything that owners proposed with one nonce, executed or not. */
export function rivalsQuery(safe: Address, nonce: bigint) {
  return queryOptions({
    queryKey: safeKey(safe, 'rivals', String(nonce)),
    queryFn: async ({ signal }): Promise<readonly TransactionSummary[]> => {
      const { results } = await callEndpoint(safeGateway(), getMultisigTransactions, {
        parameters: { chainId: network.chain.id, address: safe },
        query: { nonce: Number(nonce), limit: mostRivals },
        signal,
      })
      return results.flatMap((item) =>
        item.type === 'TRANSACTION' && nonceOf(item.transaction) === Number(nonce) ? [item.transaction] : [],
      )
    },
    ...gatewayDefaults,
  })
}

function nonceOf({ executionInfo }: TransactionSummary): number | undefined {
  return executionInfo?.type === DetailedExecutionType.MULTISIG ? executionInfo.nonce : undefined
}
