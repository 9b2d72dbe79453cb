import type { Address, Hash, Hex } from 'viem'
import type { TransactionDetails } from '../api/replies/transactionDetails.ts'
import { demandReadable } from '../readable.ts'
import { type SafeTx, safeTxTypedData } from '../safeTx.ts'
import { checkNonce } from './checkNonce.ts'
import { checkOwner } from './checkOwner.ts'
import { matchingTx } from './matchingTx.ts'
import { readSafeFacts } from './readSafeFacts.ts'
import type { SafeFacts } from './safeFacts.ts'
import { signAsOwner } from './signAsOwner.ts'
import type { WriteDeps } from './writeDeps.ts'

export type SignMatchingTxParameters = {
  readonly safe: Address
  /** As they were shown. */
  readonly details: TransactionDetails
}

type MatchingSignature = {
  readonly facts: SafeFacts
  readonly tx: SafeTx
  readonly safeTxHash: Hash
  readonly signature: Hex
}

/** The owner's signature of what somebody else wrote down, once its fields have given its hash. */
export async function signMatchingTx(
  deps: Omit<WriteDeps, 'gateway'>,
  { safe, details }: SignMatchingTxParameters,
): Promise<MatchingSignature> {
  const facts = await readSafeFacts(deps.client, { deployment: deps.deployment, safe })
  const { tx, hashes } = matchingTx(details, facts)
  demandReadable(tx)
  checkOwner(facts, deps.owner)
  checkNonce(facts, tx.nonce)
  const { hash } = hashes
  const signature = await signAsOwner(deps, { message: safeTxTypedData({ ...facts, tx }), hash })
  return { facts, tx, safeTxHash: hash, signature }
}
