import { rejection } from '../build/safeTxOf.ts'
import { type ProposeSafeTxParameters, proposeSafeTx, type SignedSafeTx } from './proposeSafeTx.ts'
import type { WriteDeps } from './writeDeps.ts'

export type RejectSafeTxParameters = Pick<ProposeSafeTxParameters, 'safe' | 'origin'> & {
  readonly nonce: bigint
}

/** Proposes to use the nonce up with nothing; who rejects what is rejected already confirms that. */
export async function rejectSafeTx(
  deps: WriteDeps,
  { safe, nonce, origin }: RejectSafeTxParameters,
): Promise<SignedSafeTx> {
  return proposeSafeTx(deps, { safe, tx: rejection(safe, nonce), origin })
}
