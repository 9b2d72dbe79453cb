import type { Address } from 'viem'
import { rejection } from '../build/safeTxOf.ts'
import { proposeSafeTx, type SignedSafeTx } from './proposeSafeTx.ts'
import type { WriteDeps } from './writeDeps.ts'

export type RejectSafeTxParameters = { readonly safe: Address; readonly nonce: bigint }

/** Proposes to use the nonce up with nothing; who rejects what is rejected already confirms that. */
export async function rejectSafeTx(
  deps: WriteDeps,
  { safe, nonce }: RejectSafeTxParameters,
): Promise<SignedSafeTx> {
  return proposeSafeTx(deps, { safe, tx: rejection(safe, nonce) })
}
