import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getMultisigTransactions, getTransactionDetails } from '@love/safe/api/endpoints/history'
import { getSafeInfo } from '@love/safe/api/endpoints/safes'
import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import { type Approval, approvalsIn, isSameApproval, readApproval } from '@love/safe/nested/approvals'
import type { SafeNode } from '@love/safe/nested/ownerTree'
import type { SafeHashes, SafeTx } from '@love/safe/safeTx'
import { verifySafeTx } from '@love/safe/write/verifySafeTx'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useChain } from '../../../chain/chainContext.ts'
import { chainDefaults } from '../../../chain/chainDefaults.ts'
import { network } from '../../../chain/network.ts'
import { gatewayDefaults } from '../../../wallet/safe/gateway/gatewayDefaults.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { detailsQuery } from '../gateway/detailsQuery.ts'
import { queueQuery } from '../gateway/queueQuery.ts'
import { safeKey } from '../gateway/safeKey.ts'
import { usePages } from '../gateway/usePages.ts'
import { type QueueEntry, queueLines, seenOf } from '../queue/queueLines.ts'
import { useSafeFacts } from '../review/useSafeFacts.ts'

/** A proposal of an owner Safe that makes it confirm, with what its hash was computed from. */
export type FoundApproval = {
  readonly entry: QueueEntry
  readonly details: TransactionDetails
  readonly tx: SafeTx
  readonly hashes: SafeHashes
}

type Approvals = {
  /** Undefined while the queue is read. */
  readonly found: readonly FoundApproval[] | undefined
  readonly failureReason: unknown
}

/** As long as a queue may get. */
const mostQueued = 100

/** What waits in the queue of a Safe and would make it approve; every hash is computed here. */
export function useApprovals({ address: safe, version }: SafeNode, approval: Approval): Approvals {
  const { data: facts } = useSafeFacts(safe)
  const { items, hasMore, isReadingMore, readMore, failureReason } = usePages(queueQuery(safe))
  const isWhole = items !== undefined && (!hasMore || items.length >= mostQueued)
  useEffect(() => {
    if (items && !isWhole && !isReadingMore) void readMore()
  })
  const entries = queueLines(items ?? [], Number(facts?.nonce ?? 0)).filter(couldApprove)
  const details = useQueries({
    queries: entries.map((entry) => {
      const { placeholderData: _, ...query } = detailsQuery(safe, entry.summary.id, { seen: seenOf(entry) })
      return query
    }),
  })
  const isRead = facts !== undefined && isWhole && details.every(({ data, error }) => data ?? error)
  const identity = { safe, version, chainId: network.chain.id }
  const found = entries.flatMap((entry, at): readonly FoundApproval[] => {
    const known = details[at]?.data
    const verified = known && verifySafeTx(known, identity)
    if (!known || !verified?.matches || !isMade(verified.tx, safe, approval)) return []
    return [{ entry, details: known, tx: verified.tx, hashes: verified.hashes }]
  })
  return { found: isRead ? found : undefined, failureReason: items ? null : failureReason }
}

/** Of most proposals the list says enough to know that it is something else. */
function couldApprove(line: ReturnType<typeof queueLines>[number]): line is QueueEntry {
  return line.kind === 'entry' && line.summary.txInfo.type === 'Custom' && !line.summary.txInfo.isCancellation
}

function isMade(tx: SafeTx, safe: SafeNode['address'], approval: Approval): boolean {
  return approvalsIn(tx, safe).some((one) => isSameApproval(one, approval))
}

/** Whether the chain has it already. `waiting`: when that changes, what was read before says nothing. */
export function useApproved(approval: Approval, waiting: Approvals['found']): boolean | undefined {
  const { client } = useChain()
  const { by, child, hash } = approval
  return useQuery({
    queryKey: safeKey(
      child,
      'approved',
      by,
      hash,
      waiting?.map(({ hashes }) => hashes.hash),
    ),
    queryFn: () => readApproval(client, approval),
    refetchInterval: chainDefaults.pollingMs,
    meta: { isKept: false },
  }).data
}

/** Of more, somebody confirmed so much since then that it is history. */
const mostLookedAt = 10

/** The executed transaction of an owner Safe by which it approved; null where it was not found. */
export function useExecutedApproval(
  { address: safe, version }: SafeNode,
  approval: Approval,
  { isOn }: { isOn: boolean },
) {
  const { by, child, hash } = approval
  return useQuery({
    queryKey: safeKey(safe, 'executed approval', by, child, hash),
    queryFn: async ({ signal }) => {
      const info = await callEndpoint(safeGateway(), getSafeInfo, {
        parameters: { chainId: network.chain.id, address: safe },
        signal,
      })
      if (info.historyBeingRead) return null
      const { results } = await callEndpoint(safeGateway(), getMultisigTransactions, {
        parameters: { chainId: network.chain.id, address: safe },
        query: { executed: true, to: child },
        signal,
      })
      for (const item of results.slice(0, mostLookedAt)) {
        if (item.type !== 'TRANSACTION') continue
        const details = await callEndpoint(safeGateway(), getTransactionDetails, {
          parameters: { chainId: network.chain.id, transactionId: item.transaction.id },
          signal,
        })
        const verified = verifySafeTx(details, { safe, version, chainId: network.chain.id })
        if (verified.matches && isMade(verified.tx, safe, approval)) return item.transaction.id
      }
      return null
    },
    ...gatewayDefaults,
    // What is executed stays so; what is not found may still be on its way to the index, or was signed in another way.
    refetchInterval: ({ state: { data, dataUpdateCount } }) => (data || dataUpdateCount > 9 ? false : 5_000),
    enabled: isOn,
  }).data
}
