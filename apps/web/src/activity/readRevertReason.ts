import type { Client, Hash } from 'viem'
import { call, getTransaction } from 'viem/actions'
import { revertReasonOf } from './revertReasonOf.ts'

export type RevertedTransaction = {
  readonly hash: Hash
  readonly blockNumber: bigint
  readonly gasUsed: bigint
}

/**
 * A receipt does not say why. The same call is run again on the state after its block, and if that works, on the state
 * before it: in the one something changed before, in the other something changed later.
 */
export async function readRevertReason(
  client: Client,
  { hash, blockNumber, gasUsed }: RevertedTransaction,
): Promise<string | undefined> {
  try {
    const { from, to, input, value, gas } = await getTransaction(client, { hash })
    for (const block of [blockNumber, blockNumber - 1n]) {
      const reason = await reasonAt(client, { account: from, to, data: input, value, blockNumber: block })
      if (reason) return reason
    }
    return gasUsed >= gas ? 'Out of gas.' : undefined
  } catch {
    // The reason is a courtesy: that it failed is known without it.
    return undefined
  }
}

async function reasonAt(client: Client, request: Parameters<typeof call>[1]): Promise<string | undefined> {
  try {
    await call(client, request)
    return undefined
  } catch (error) {
    return revertReasonOf(error)
  }
}
