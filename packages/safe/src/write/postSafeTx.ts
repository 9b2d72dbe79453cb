import type { Hash, Hex } from 'viem'
import { callEndpoint } from '../api/client/callEndpoint.ts'
import { proposeTransaction } from '../api/endpoints/proposals.ts'
import type { TransactionDetails } from '../api/replies/transactionDetails.ts'
import type { SafeTx } from '../safeTx.ts'
import { SafeWriteError } from './SafeWriteError.ts'
import type { SafeFacts } from './safeFacts.ts'
import { verifySafeTx } from './verifySafeTx.ts'
import type { WriteDeps } from './writeDeps.ts'

export type PostSafeTxParameters = {
  readonly facts: SafeFacts
  readonly tx: SafeTx
  readonly safeTxHash: Hash
  readonly signature: Hex
  readonly origin?: string | undefined
}

/** The gateway keeps it; what it says that it keeps is compared with what was signed. */
export async function postSafeTx(
  { gateway, owner, hashCompared }: Pick<WriteDeps, 'gateway' | 'owner' | 'hashCompared'>,
  { facts, tx, safeTxHash, signature, origin }: PostSafeTxParameters,
): Promise<TransactionDetails> {
  const { value, nonce, safeTxGas, baseGas, gasPrice, ...rest } = tx
  const details = await callEndpoint(gateway, proposeTransaction, {
    parameters: { chainId: String(facts.chainId), safe_address: facts.safe },
    body: {
      ...rest,
      value: String(value),
      nonce: String(nonce),
      safeTxGas: String(safeTxGas),
      baseGas: String(baseGas),
      gasPrice: String(gasPrice),
      safeTxHash,
      sender: owner,
      signature,
      ...(origin !== undefined && { origin }),
      ...(hashCompared !== undefined && { hashCompared }),
    },
  })
  const verified = verifySafeTx(details, facts)
  if (!verified.matches || verified.hashes.hash !== safeTxHash)
    throw new SafeWriteError(
      'does-not-match',
      `You have signed, but the Safe service returned a different transaction. ${verified.matches ? '' : verified.words}`,
      'Tell the other owners to check the hash before signing.',
    )
  return details
}
