import { callEndpoint } from '@love/safe-api/client/callEndpoint'
import { getTransactionQueue } from '@love/safe-api/endpoints/getTransactionQueue'
import { DetailedExecutionType } from '@love/safe-api/enumerations/DetailedExecutionType'
import type { TransactionListPage } from '@love/safe-api/replies/transactionListPage'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { chainDefaults } from '../../../chain/chainDefaults.ts'
import { network } from '../../../chain/network.ts'
import { safeGateway } from '../gateway/safeGateway.ts'
import { safeKey } from '../gateway/safeKey.ts'

/** A queue that is longer is not looked at to its end: the advice is about what stands next. */
const mostPages = 5

/** The nonces that something waits with; none where the gateway does not answer. */
export function useQueuedNonces(safe: Address, { isOn }: { isOn: boolean }) {
  return useQuery({
    queryKey: safeKey(safe, 'queued nonces'),
    queryFn: () => readQueuedNonces(safe),
    refetchInterval: chainDefaults.pollingMs,
    enabled: isOn,
    meta: { isKept: false },
  })
}

async function readQueuedNonces(safe: Address): Promise<readonly bigint[]> {
  const nonces: bigint[] = []
  let pageUrl: string | undefined
  for (let page = 0; page < mostPages; page++) {
    const parameters = { chainId: network.chain.id, safe_address: safe }
    const call = pageUrl === undefined ? { parameters, query: { trusted: false } } : { pageUrl }
    const { results, next } = await callEndpoint(safeGateway(), getTransactionQueue, call)
    nonces.push(...results.flatMap(nonceOf))
    if (!next) break
    pageUrl = next
  }
  return nonces
}

function nonceOf(item: TransactionListPage['results'][number]): readonly bigint[] {
  const info = item.type === 'TRANSACTION' ? item.transaction.executionInfo : undefined
  return info?.type === DetailedExecutionType.MULTISIG && info.nonce >= 0 ? [BigInt(info.nonce)] : []
}
