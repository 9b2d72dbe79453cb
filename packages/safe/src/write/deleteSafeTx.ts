import { type Address, type Hash, hashTypedData, isAddressEqual } from 'viem'
import { callEndpoint } from '../api/client/callEndpoint.ts'
import { deleteTransaction } from '../api/endpoints/proposals.ts'
import type { TransactionDetails } from '../api/replies/transactionDetails.ts'
import { deletionHour, deletionTypedData } from '../deletionTypedData.ts'
import type { SafeTx } from '../safeTx.ts'
import { matchingTx } from './matchingTx.ts'
import { multisigIn } from './multisigIn.ts'
import { readSafeFacts } from './readSafeFacts.ts'
import { SafeWriteError } from './SafeWriteError.ts'
import { signAsOwner } from './signAsOwner.ts'
import type { WriteDeps } from './writeDeps.ts'

export type DeleteSafeTxDeps = WriteDeps & {
  readonly now: () => number
  /** Told when the owner has signed, before the gateway hears of it. */
  readonly onSigned?: ((deleted: DeletedSafeTx) => void) | undefined
}

export type DeletedSafeTx = {
  readonly safeTxHash: Hash
  readonly tx: SafeTx
  readonly proposer: Address
}

export type DeleteSafeTxParameters = { readonly safe: Address; readonly details: TransactionDetails }

/** Takes a proposal back. Signatures that others have copied stay good: to make it impossible, it is rejected. */
export async function deleteSafeTx(
  deps: DeleteSafeTxDeps,
  { safe, details }: DeleteSafeTxParameters,
): Promise<{ readonly safeTxHash: Hash }> {
  const { gateway, owner, now } = deps
  const facts = await readSafeFacts(deps.client, { deployment: deps.deployment, safe })
  const { tx, hashes } = matchingTx(details, facts)
  const proposer = multisigIn(details)?.proposer?.value
  if (!proposer || !isAddressEqual(proposer, owner))
    throw new SafeWriteError(
      'not-the-proposer',
      `Only ${proposer ?? 'the proposer'} can delete it.`,
      'Reject it on-chain instead.',
    )
  const safeTxHash = hashes.hash
  const { chainId } = facts
  const message = deletionTypedData({ safe: facts.safe, chainId, safeTxHash, hour: deletionHour(now()) })
  const signature = await signAsOwner(deps, { message, hash: hashTypedData(message) })
  deps.onSigned?.({ safeTxHash, tx, proposer })
  await callEndpoint(gateway, deleteTransaction, {
    parameters: { chainId: String(chainId), safeTxHash },
    body: { signature },
  })
  return { safeTxHash }
}
