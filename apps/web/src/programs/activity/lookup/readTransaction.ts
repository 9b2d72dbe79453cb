import { type Address, type Client, getAddress, type Hash, type Hex, type Log } from 'viem'
import { getBlock, getTransaction, getTransactionReceipt } from 'viem/actions'
import { orNone } from '../../../activity/observeTransaction.ts'
import { readRevertReason } from '../../../activity/readRevertReason.ts'

type Sent = {
  readonly from: Address
  /** Undefined where it makes a contract. */
  readonly to: Address | undefined
  readonly value: bigint
  readonly data: Hex
}

/** What the chain says about a transaction of anybody. */
export type ChainTransaction =
  /** No node has heard of it. */
  | { readonly status: 'unknown' }
  | { readonly status: 'pending'; readonly sent: Sent }
  | {
      readonly status: 'mined'
      readonly sent: Sent
      readonly block: bigint
      readonly minedAtMs: number
      readonly fee: bigint
      readonly isReverted: boolean
      readonly reason: string | undefined
      /** The contract that it made, if it made one. */
      readonly made: Address | undefined
      readonly logs: readonly Log[]
    }

/** Throws when the node cannot be asked. */
export async function readTransaction(client: Client, hash: Hash): Promise<ChainTransaction> {
  const found = await orNone(getTransaction(client, { hash }))
  if (!found) return { status: 'unknown' }
  const { from, to, value, input: data } = found
  const sent = { from: getAddress(from), to: to ? getAddress(to) : undefined, value, data }
  const receipt = await orNone(getTransactionReceipt(client, { hash }))
  if (!receipt) return { status: 'pending', sent }
  const { blockNumber, gasUsed, effectiveGasPrice, status, contractAddress, logs } = receipt
  const isReverted = status === 'reverted'
  const [{ timestamp }, reason] = await Promise.all([
    getBlock(client, { blockNumber }),
    isReverted ? readRevertReason(client, { hash, blockNumber, gasUsed }) : undefined,
  ])
  return {
    status: 'mined',
    sent,
    block: blockNumber,
    minedAtMs: Number(timestamp) * 1_000,
    fee: gasUsed * effectiveGasPrice,
    isReverted,
    reason,
    made: contractAddress ? getAddress(contractAddress) : undefined,
    logs,
  }
}
