import type { Address, Hash, Hex } from 'viem'
import { type SignMatchingTxParameters, signMatchingTx } from './signMatchingTx.ts'
import type { WriteDeps } from './writeDeps.ts'

/** The owner's signature and nothing else: no service hears of it. */
export async function signSafeTx(
  deps: Omit<WriteDeps, 'gateway'>,
  parameters: SignMatchingTxParameters,
): Promise<{ readonly safeTxHash: Hash; readonly owner: Address; readonly signature: Hex }> {
  const { safeTxHash, signature } = await signMatchingTx(deps, parameters)
  return { safeTxHash, owner: deps.owner, signature }
}
