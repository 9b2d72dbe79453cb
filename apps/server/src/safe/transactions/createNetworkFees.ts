import type { Client, Hash } from 'viem'
import { z } from 'zod'
import { quantity } from '../../rpc/methods/callRequest.ts'
import type { SafeExecutions } from '../../store/migrations/safeIndex.ts'
import { createShortMemory } from '../gateway/createShortMemory.ts'

export type NetworkFees = (row: Pick<SafeExecutions, 'transaction_hash' | 'block'>) => Promise<string>

const receipt = z.object({ blockNumber: quantity, gasUsed: quantity, effectiveGasPrice: quantity })

/** In its block it stays what it is. */
const KEPT_MS = 60 * 60_000

/**
 * What the sender of a transaction paid to the network, in wei. The published shape has no word for a fee that is not
 * known: like Safe's own gateway we then say 0.
 */
export function createNetworkFees({ client, now }: { client: Client; now: () => number }): NetworkFees {
  const known = createShortMemory<string>({ now, keepMs: KEPT_MS, mostBytes: 1024 * 1024 })

  const readFee = async (hash: string, block: number): Promise<string> => {
    const found = await client.request({ method: 'eth_getTransactionReceipt', params: [hash as Hash] })
    const { blockNumber, gasUsed, effectiveGasPrice } = receipt.parse(found)
    if (Number(blockNumber) !== block) throw new Error('The transaction is in another block now.')
    return String(BigInt(gasUsed) * BigInt(effectiveGasPrice))
  }

  return ({ transaction_hash: hash, block }) =>
    known(`${hash} ${block}`, () => readFee(hash, block)).catch(() => '0')
}
