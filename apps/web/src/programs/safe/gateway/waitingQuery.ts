import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getTransactionQueue } from '@love/safe/api/endpoints/history'
import { TransactionStatus } from '@love/safe/api/enumerations'
import type { TransactionListPage } from '@love/safe/api/replies/transactions'
import { isListedAddress } from '@love/safe/write/isListedAddress'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import { gatewayDefaults } from '../../../wallet/safe/gateway/gatewayDefaults.ts'
import { gatewayErrorText } from '../../../wallet/safe/gateway/gatewayErrorText.ts'
import { readEach } from '../../../wallet/safe/gateway/readEach.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { type QueueEntry, queueLines } from '../queue/queueLines.ts'
import { askedAtPace, type Unread } from './allOverviewsQuery.ts'

/** A queue is never longer. */
const wholeQueue = 100

/** An owner of a Safe: the person, or another Safe of theirs. */
type AskedQueue = { readonly safe: Address; readonly owner: Address }

export type Waiting = AskedQueue & { readonly entries: readonly QueueEntry[] }

/** What an owner can do now in several queues: sign, or execute what is next. */
export function waitingQuery(asked: readonly AskedQueue[]) {
  return queryOptions({
    queryKey: ['waiting', network.chain.id, asked],
    queryFn:
      asked.length > 0
        ? async ({ signal }) => {
            const { values, failed } = await readEach(asked, async ({ safe, owner }): Promise<Waiting> => {
              const { results } = await callEndpoint(safeGateway(), getTransactionQueue, {
                parameters: { chainId: network.chain.id, safe_address: safe },
                query: { trusted: false, limit: wholeQueue },
                signal,
              })
              return { safe, owner, entries: waitingFor(owner, results) }
            })
            const unread = failed.map(
              ({ key, error }): Unread => ({ safes: [key.safe], why: gatewayErrorText(error) }),
            )
            const waiting = values.filter(({ entries }) => entries.length > 0)
            return { waiting: waiting.toSorted((one, other) => lacking(other) - lacking(one)), unread }
          }
        : skipToken,
    placeholderData: keepPreviousData,
    ...gatewayDefaults,
    refetchInterval: askedAtPace(asked.length),
  })
}

/** Those that lack this signature first, then those that are signed and next. */
export function waitingFor(owner: Address, items: TransactionListPage['results']): readonly QueueEntry[] {
  const entries = queueLines(items).filter((line): line is QueueEntry => line.kind === 'entry')
  const next = Math.min(...entries.map(({ info }) => info.nonce))
  const toSign = entries.filter(({ summary, info }) => {
    const missing = info.missingSigners?.map(({ value }) => value) ?? []
    return summary.txStatus === TransactionStatus.AWAITING_CONFIRMATIONS && isListedAddress(missing, owner)
  })
  const ready = entries.filter(
    ({ summary, info }) => summary.txStatus === TransactionStatus.AWAITING_EXECUTION && info.nonce === next,
  )
  return [...toSign, ...ready]
}

/** 1 where a signature is missing: those Safes come first. */
function lacking({ entries: [first] }: Waiting): number {
  return first?.summary.txStatus === TransactionStatus.AWAITING_CONFIRMATIONS ? 1 : 0
}
