import { decodeAbiParameters, type Hex, parseAbiParameters, toEventSelector } from 'viem'
import type { ChainLog } from '../../follow/chainLog.ts'
import type { SafeTransfers } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'
import { type HistoryPage, type PagePlace, pageOf } from './readHistoryPage.ts'

export type TransfersFilter = {
  safe: string
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
  filter: TransfersFilter & { before?: PagePlace | undefined; limit: number },
): Promise<HistoryPage<SafeTransfers>> {
  const { before, limit } = filter
  let query = transfersLike(db, filter).selectAll()
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

/** All that fit, in no order. */
export function transfersLike(
  db: Database,
  { safe, transactionHash, since, until, ...equal }: TransfersFilter,
) {
  let query = db.selectFrom('safe_transfers').where('safe', '=', safe)
  for (const column of ['id', 'direction', 'kind', 'token', 'from', 'to', 'value'] as const) {
    const value = equal[column]
    if (value !== undefined) query = query.where(column, '=', value)
  }
  if (transactionHash !== undefined) query = query.where('transaction_hash', '=', transactionHash)
  if (since !== undefined) query = query.where('timestamp', '>=', since)
  if (until !== undefined) query = query.where('timestamp', '<=', until)
  return query
}

/** ERC-20 and ERC-721 share it. */
export const transferTopic = toEventSelector('event Transfer(address,address,uint256)')

const singleTopic = toEventSelector('event TransferSingle(address,address,address,uint256,uint256)')
const batchTopic = toEventSelector('event TransferBatch(address,address,address,uint256[],uint256[])')

/** Of ERC-1155: who moved it stands before both sides. */
export const multiTokenTopics: readonly string[] = [singleTopic, batchTopic]

export type TokenTransfer = { from: string; to: string; token: string } & (
  | { kind: 'erc20'; amount: bigint }
  | { kind: 'erc721'; tokenId: bigint }
  | { kind: 'erc1155'; tokenId: bigint; amount: bigint }
)

/** Anybody can make a batch of any length: of a longer one the rest is left out. */
const MOST_IN_BATCH = 100

const batch = parseAbiParameters('uint256[] ids, uint256[] amounts')

/** All that moved in one event, in order; nothing for any other event or shape. */
export function decodeTransfers({ address: token, topics, data }: ChainLog): readonly TokenTransfer[] {
  const [topic, first, second, third] = topics
  if (topic === transferTopic) {
    if (first === undefined || second === undefined) return []
    const sides = { from: addressIn(first), to: addressIn(second), token }
    if (third !== undefined) return [{ ...sides, kind: 'erc721', tokenId: BigInt(third) }]
    return data.length < 66 ? [] : [{ ...sides, kind: 'erc20', amount: BigInt(data.slice(0, 66)) }]
  }
  if (second === undefined || third === undefined) return []
  const sides = { from: addressIn(second), to: addressIn(third), token, kind: 'erc1155' } as const
  if (topic === singleTopic && data.length >= 130)
    return [{ ...sides, tokenId: BigInt(data.slice(0, 66)), amount: BigInt(`0x${data.slice(66, 130)}`) }]
  return topic === batchTopic ? batchOf(data as Hex).map((part) => ({ ...sides, ...part })) : []
}

function batchOf(data: Hex): readonly { tokenId: bigint; amount: bigint }[] {
  try {
    const [ids, amounts] = decodeAbiParameters(batch, data)
    return ids.slice(0, MOST_IN_BATCH).map((tokenId, at) => ({ tokenId, amount: amounts[at] ?? 0n }))
  } catch {
    return []
  }
}

function addressIn(topic: string): string {
  return `0x${topic.slice(-40)}`
}

/** An address as nodes want it in the place of a topic. */
export function addressTopic(address: string): string {
  return `0x${address.slice(2).padStart(64, '0')}`
}
