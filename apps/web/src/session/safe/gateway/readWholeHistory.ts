import { callEndpoint } from '@love/safe-api/client/callEndpoint'
import type { Gateway } from '@love/safe-api/client/gateway'
import { getTransactionHistory } from '@love/safe-api/endpoints/getTransactionHistory'
import type { TransactionListPage } from '@love/safe-api/replies/transactionListPage'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'

export type WholeHistoryParameters = {
  readonly safe: Address
  readonly signal: AbortSignal
  /** Told after every page how many there are so far. */
  readonly onRead: (count: number) => void
}

const pageSize = 100
/** A gateway could link in a ring. */
const mostPages = 1_000

/** Every page of what happened, one after the other. */
export async function readWholeHistory(
  gateway: Gateway,
  { safe, signal, onRead }: WholeHistoryParameters,
): Promise<TransactionListPage['results']> {
  const found: TransactionListPage['results'] = []
  let next: string | undefined
  for (let page = 0; page < mostPages; page++) {
    const read: TransactionListPage = await callEndpoint(
      gateway,
      getTransactionHistory,
      next === undefined
        ? {
            parameters: { chainId: network.chain.id, safe_address: safe },
            query: { trusted: false, imitation: true, limit: pageSize },
            signal,
          }
        : { pageUrl: next, signal },
    )
    found.push(...read.results)
    onRead(found.length)
    next = read.next
    if (next === undefined) return found
  }
  return found
}
