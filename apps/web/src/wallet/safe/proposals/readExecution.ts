import { safeAbi } from '@love/contracts/abi/safe.abi'
import {
  type Address,
  type Client,
  type Hash,
  isAddressEqual,
  parseEventLogs,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import { getBlock, getTransactionReceipt } from 'viem/actions'

export type ReadExecutionParameters = {
  readonly safe: Address
  readonly safeTxHash: Hash
  /** The transaction that executed it, as somebody says. */
  readonly hash: Hash
}

export type Execution = {
  readonly receipt: TransactionReceipt
  /** False: a call inside failed, and the nonce is used up. */
  readonly isSuccess: boolean
}

/** Nothing where the transaction is in no block of this chain, or the Safe does not say in it that it did this. */
export async function readExecution(
  client: Client,
  { safe, safeTxHash, hash }: ReadExecutionParameters,
): Promise<Execution | undefined> {
  const receipt = await getTransactionReceipt(client, { hash }).catch((error: unknown) => {
    if (error instanceof TransactionReceiptNotFoundError) return undefined
    throw error
  })
  const isSuccess = receipt && outcomeIn(receipt, safe, safeTxHash)
  if (!receipt || isSuccess === undefined) return undefined
  const { hash: canonical } = await getBlock(client, { blockNumber: receipt.blockNumber })
  return canonical === receipt.blockHash ? { receipt, isSuccess } : undefined
}

function outcomeIn({ logs }: TransactionReceipt, safe: Address, safeTxHash: Hash): boolean | undefined {
  const events = parseEventLogs({
    abi: safeAbi,
    eventName: ['ExecutionSuccess', 'ExecutionFailure'],
    logs: logs.filter(({ address }) => isAddressEqual(address, safe)),
    // Safes before 1.4.1 have the hash in the data and not in a topic.
    strict: false,
  })
  // What is no such event in spite of its name has no arguments at all.
  const own = events.find(({ args }) => ({ ...args }).txHash?.toLowerCase() === safeTxHash.toLowerCase())
  return own && own.eventName === 'ExecutionSuccess'
}
