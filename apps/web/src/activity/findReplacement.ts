import { type Address, type Client, isAddressEqual, type Transaction } from 'viem'
import { getBlock, getTransactionCount } from 'viem/actions'

export type FindReplacementParameters = {
  readonly address: Address
  readonly nonce: number
  /** The nonce was still free after this block. */
  readonly from: bigint
  /** The nonce is used after this block. */
  readonly to: bigint
}

/** The transaction that took a nonce: found by halving the blocks, because no node answers that question. */
export async function findReplacement(
  client: Client,
  { address, nonce, from, to }: FindReplacementParameters,
): Promise<Transaction<bigint, number, false> | undefined> {
  const isUsedAfter = async (blockNumber: bigint) =>
    (await getTransactionCount(client, { address, blockNumber })) > nonce
  if (await isUsedAfter(from)) return undefined
  let [free, used] = [from, to]
  while (used - free > 1n) {
    const middle = (free + used) / 2n
    if (await isUsedAfter(middle)) used = middle
    else free = middle
  }
  const { transactions } = await getBlock(client, { blockNumber: used, includeTransactions: true })
  return transactions.find(
    (transaction): transaction is Transaction<bigint, number, false> =>
      transaction.nonce === nonce && isAddressEqual(transaction.from, address),
  )
}
