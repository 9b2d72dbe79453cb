import type { HistoryMovement, HistoryTransaction } from '@love/protocol/history/historyReply'
import { ether, historyBook } from '@love/protocol/history/movement'
import type { Client, Hash, Log, TransactionReceipt } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import { network } from '../../../chain/network.ts'

/** What the chain itself says of a transaction in a history. */
export type ProvenTransaction = {
  /** In wei; undefined where somebody else paid for it. */
  readonly fee: bigint | undefined
  /** Whether everything that the server told of it is in it. */
  readonly isTrue: boolean
}

/** By hash. Throws when the node cannot be asked. */
export async function readFees(
  client: Client,
  account: string,
  transactions: readonly HistoryTransaction[],
): Promise<ReadonlyMap<string, ProvenTransaction>> {
  const proven = await Promise.all(
    transactions.map(async ({ hash, movements }) => {
      const receipt = await getTransactionReceipt(client, { hash: hash as Hash })
      return [hash, provenBy(receipt, account, movements)] as const
    }),
  )
  return new Map(proven)
}

function provenBy(
  receipt: TransactionReceipt,
  account: string,
  movements: readonly HistoryMovement[],
): ProvenTransaction {
  const { from, gasUsed, effectiveGasPrice, logs } = receipt
  const byPlace = new Map(logs.map((log) => [log.logIndex, log]))
  return {
    fee: from.toLowerCase() === account ? gasUsed * effectiveGasPrice : undefined,
    isTrue: movements.every((movement) => {
      const log = byPlace.get(movement.at)
      return log !== undefined && isTold(log, movement)
    }),
  }
}

/** Ether is told by the WETH that the router wrapped or unwrapped for it. */
function isTold({ address, topics, data }: Log, movement: HistoryMovement): boolean {
  const { kind, contract, from, to, amount } = movement
  const { weth, router } = historyBook(network.deployment)
  const isEther = contract === ether
  if (address.toLowerCase() !== (isEther ? weth : contract)) return false
  if (kind !== 'transfer' && kind !== 'approval') return data.includes(BigInt(amount).toString(16))
  const [, first = '', second = ''] = topics.map((topic) => `0x${topic.slice(-40)}`.toLowerCase())
  const isSide = (told: string, moved: string) => told === moved || (isEther && told === router)
  return isSide(first, from) && isSide(second, to) && BigInt(data) === BigInt(amount)
}
