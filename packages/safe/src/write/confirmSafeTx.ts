import { postSafeTx } from './postSafeTx.ts'
import type { SignedSafeTx } from './proposeSafeTx.ts'
import { type SignMatchingTxParameters, signMatchingTx } from './signMatchingTx.ts'
import type { WriteDeps } from './writeDeps.ts'

/** Adds the owner's signature to what another one has proposed. */
export async function confirmSafeTx(
  deps: WriteDeps,
  parameters: SignMatchingTxParameters,
): Promise<SignedSafeTx> {
  const signed = await signMatchingTx(deps, parameters)
  return { safeTxHash: signed.safeTxHash, details: await postSafeTx(deps, signed) }
}
