import type { Address, Hash } from 'viem'
import type { TransactionDetails } from '../api/replies/transactionDetails.ts'
import { demandReadable } from '../readable.ts'
import { type SafeTx, safeTxHashes, safeTxTypedData } from '../safeTx.ts'
import { checkNonce } from './checkNonce.ts'
import { checkOwner } from './checkOwner.ts'
import { postSafeTx } from './postSafeTx.ts'
import { readSafeFacts } from './readSafeFacts.ts'
import { signAsOwner } from './signAsOwner.ts'
import type { WriteDeps } from './writeDeps.ts'

export type ProposeSafeTxParameters = {
  readonly safe: Address
  readonly tx: SafeTx
  /** The app it came from, as the gateway keeps it. */
  readonly origin?: string | undefined
}

export type SignedSafeTx = { readonly safeTxHash: Hash; readonly details: TransactionDetails }

/** Signs these fields and hands them to the other owners. Who proposes what is there already confirms it. */
export async function proposeSafeTx(
  deps: WriteDeps,
  { safe, tx, origin }: ProposeSafeTxParameters,
): Promise<SignedSafeTx> {
  demandReadable(tx)
  const facts = await readSafeFacts(deps.client, { deployment: deps.deployment, safe })
  checkOwner(facts, deps.owner)
  checkNonce(facts, tx.nonce)
  const { hash } = safeTxHashes({ ...facts, tx })
  const signature = await signAsOwner(deps, { message: safeTxTypedData({ ...facts, tx }), hash })
  const details = await postSafeTx(deps, { facts, tx, safeTxHash: hash, signature, origin })
  return { safeTxHash: hash, details }
}
