import { z } from 'zod'
import { type Read, readMany } from '../../follow/chain.ts'
import { rpcHash } from '../../rpc/methods/callRequest.ts'
import type { SafeTransfers } from '../../store/migrations/safeIndex.ts'
import { type FullBlock, readFullBlock } from './fullBlock.ts'
import { type InnerCall, readInnerCalls, readInnerCallsIn } from './innerCalls.ts'
import { ETHER_PLACE } from './safeEvents.ts'

export type ReceivedParameters = {
  safe: string
  block: number
  /** How much of it is looked for. */
  amount: bigint
  /** What the Safe told itself of that block. */
  told: readonly Pick<SafeTransfers, 'transaction_hash' | 'from' | 'value'>[]
}

type Received = {
  readonly transaction: FullBlock['transactions'][number]
  readonly from: string
  readonly value: bigint
}

/**
 * The ether that a Safe was given in a block without telling it: what transactions sent to it, and where that is not all
 * what contracts did. Nothing is made up: what stands in no trace is left out. Costs one block and the receipts of the
 * transactions to the Safe; then one trace of the block, or where no node has that one of each of its transactions.
 */
export async function readReceivedEther(
  read: Read,
  { safe, block, amount, told }: ReceivedParameters,
): Promise<readonly SafeTransfers[]> {
  const found = await readFullBlock(read, block)
  if (!found) return []
  const sent = await readSent(read, safe, found)
  const known = told.reduce((sum, { value }) => sum + BigInt(value ?? '0'), 0n)
  const isAll = sent.reduce((sum, { value }) => sum + value, 0n) >= amount + known
  const inner = isAll ? [] : await readInner(read, { safe, block, found })
  const parts = new Map<string, number>()
  const rows = [...sent, ...inner].map(({ transaction, from, value }): SafeTransfers => {
    const part = parts.get(transaction.hash) ?? 0
    parts.set(transaction.hash, part + 1)
    const place = ETHER_PLACE + found.transactions.indexOf(transaction)
    return {
      safe,
      block,
      log_index: place,
      part,
      timestamp: found.timestamp,
      transaction_hash: transaction.hash,
      id: [transaction.hash, place, part].join('-'),
      kind: 'ether',
      direction: 'incoming',
      from,
      to: safe,
      token: null,
      value: String(value),
      token_id: null,
    }
  })
  return withoutTold(rows, told)
}

const outcome = z.object({ blockHash: rpcHash, status: z.literal(['0x1', '0x0']) })

async function readSent(
  read: Read,
  safe: string,
  { hash, transactions }: FullBlock,
): Promise<readonly Received[]> {
  const sent = transactions.filter(({ to, value }) => to === safe && value > 0n)
  const receipts = await readMany(
    read,
    sent.map((transaction) => ({ method: 'eth_getTransactionReceipt', params: [transaction.hash] })),
  )
  return sent.flatMap((transaction, at) => {
    const receipt = outcome.safeParse(receipts[at]).data
    if (receipt?.blockHash !== hash || receipt.status === '0x0') return []
    return [{ transaction, from: transaction.from, value: transaction.value }]
  })
}

/** One by one they are asked for only this often in a block: on mainnet one has some hundred. */
const MOST_TRACED = 50

/** What a transaction needs that calls nothing. */
const PLAIN_GAS = 21_000

type InnerParameters = { safe: string; block: number; found: FullBlock }

async function readInner(
  read: Read,
  { safe, block, found: { transactions } }: InnerParameters,
): Promise<readonly Received[]> {
  const calling = transactions.filter(({ gas }) => gas > PLAIN_GAS)
  const hashes = calling.map(({ hash }) => hash)
  const known = await readInnerCallsIn(read, block)
  const traces = known ?? (hashes.length > MOST_TRACED ? new Map() : await readInnerCalls(read, hashes))
  return calling.flatMap((transaction) => {
    const calls: readonly InnerCall[] = traces.get(transaction.hash) ?? []
    // The last one is the transaction itself.
    return calls
      .slice(0, -1)
      .filter(({ from, to, value }) => to === safe && from !== safe && value > 0n)
      .map(({ from, value }) => ({ transaction, from, value }))
  })
}

/** Each that was told explains one. */
function withoutTold(
  rows: readonly SafeTransfers[],
  told: ReceivedParameters['told'],
): readonly SafeTransfers[] {
  const left = told.map(keyOf)
  return rows.filter((row) => {
    const at = left.indexOf(keyOf(row))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function keyOf({ transaction_hash, from, value }: ReceivedParameters['told'][number]): string {
  return [transaction_hash, from, value].join()
}
