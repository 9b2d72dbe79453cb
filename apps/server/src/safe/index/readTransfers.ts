import { toEventSelector } from 'viem'
import type { ChainLog } from '../../follow/chainLog.ts'
import type { SafeTransfers } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'
import { type HistoryPage, type PagePlace, pageOf } from './readHistoryPage.ts'

export type TransfersFilter = {
  safe: string
  before?: PagePlace | undefined
  limit: number
  /** The name of one. */
  id?: string | undefined
  direction?: SafeTransfers['direction'] | undefined
  kind?: SafeTransfers['kind'] | undefined
  token?: string | undefined
  from?: string | undefined
  to?: string | undefined
  value?: string | undefined
  transactionHash?: string | undefined
  /** Seconds since 1970, both included. */
  since?: number | undefined
  until?: number | undefined
}

/** What came and went, newest first. */
export async function readTransfers(
  db: Database,
  { safe, before, limit, transactionHash, since, until, ...equal }: TransfersFilter,
): Promise<HistoryPage<SafeTransfers>> {
  let query = db.selectFrom('safe_transfers').selectAll().where('safe', '=', safe)
  for (const column of ['id', 'direction', 'kind', 'token', 'from', 'to', 'value'] as const) {
    const value = equal[column]
    if (value !== undefined) query = query.where(column, '=', value)
  }
  if (transactionHash !== undefined) query = query.where('transaction_hash', '=', transactionHash)
  if (since !== undefined) query = query.where('timestamp', '>=', since)
  if (until !== undefined) query = query.where('timestamp', '<=', until)
  if (before) {
    const { block, logIndex, part } = before
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('block', 'log_index', 'part'), '<', tuple(block, logIndex, part)),
    )
  }
  const rows = await query
    .orderBy('block', 'desc')
    .orderBy('log_index', 'desc')
    .orderBy('part', 'desc')
    .limit(limit + 1)
    .execute()
  return pageOf(rows, limit)
}

export const transferTopic = toEventSelector('event Transfer(address,address,uint256)')

export type TokenTransfer = { from: string; to: string; token: string } & (
  | { kind: 'erc20'; amount: bigint }
  | { kind: 'erc721'; tokenId: bigint }
)

/** Both standards use the same event: for ERC-721 the number is a topic too. Undefined for any other shape. */
export function decodeTransfer({ address, topics, data }: ChainLog): TokenTransfer | undefined {
  const [topic, from, to, tokenId] = topics
  if (topic !== transferTopic || from === undefined || to === undefined) return undefined
  const sides = { from: `0x${from.slice(-40)}`, to: `0x${to.slice(-40)}`, token: address }
  if (tokenId !== undefined) return { ...sides, kind: 'erc721', tokenId: BigInt(tokenId) }
  if (data.length < 66) return undefined
  return { ...sides, kind: 'erc20', amount: BigInt(data.slice(0, 66)) }
}

/** An address as nodes want it in the place of a topic. */
export function addressTopic(address: string): string {
  return `0x${address.slice(2).padStart(64, '0')}`
}
