import { SafeApiError } from '@love/safe/api/client/errors'
import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import { type DeletedSafeTx, type DeleteSafeTxDeps, deleteSafeTx } from '@love/safe/write/deleteSafeTx'
import { multisigIn } from '@love/safe/write/multisigIn'
import { type Address, type Hash, isHex } from 'viem'
import type { StoredValue } from '../../../storage/stored.ts'
import { withProposerNote } from '../notes/proposerNote.ts'
import { type Bin, type DeletedProposal, withDeleted, withoutDeleted } from './bin.ts'

export type DeleteToBinDeps = Omit<DeleteSafeTxDeps, 'onSigned'> & {
  readonly bin: Pick<StoredValue<Bin>, 'update'>
}

export type DeleteToBinParameters = {
  readonly safe: Address
  readonly details: TransactionDetails
  readonly title: string
}

/** Deletes a proposal that can be brought back: it is in the bin before the gateway is asked to forget it. */
export async function deleteToBin(
  { bin, ...deps }: DeleteToBinDeps,
  { safe, details, title }: DeleteToBinParameters,
): Promise<{ readonly safeTxHash: Hash }> {
  let kept: Hash | undefined

  function onSigned(deleted: DeletedSafeTx) {
    kept = deleted.safeTxHash
    const proposal = proposalOf(deleted, { details, title, deletedAt: deps.now() })
    bin.update((known) => withDeleted(known, proposal))
  }

  try {
    return await deleteSafeTx({ ...deps, onSigned }, { safe, details })
  } catch (error) {
    const hash = kept
    if (hash && isRefusal(error)) bin.update((known) => withoutDeleted(known, hash))
    throw error
  }
}

/** Only then it surely waits as before: a gateway that does not answer may have deleted it. */
function isRefusal(error: unknown): boolean {
  return error instanceof SafeApiError && [400, 403, 422, 429].includes(error.status)
}

function proposalOf(
  { safeTxHash, tx, proposer }: DeletedSafeTx,
  { details, title, deletedAt }: { details: TransactionDetails; title: string; deletedAt: number },
): DeletedProposal {
  const { safeAppInfo, note = '' } = details
  const app = safeAppInfo && JSON.stringify({ url: safeAppInfo.url, name: safeAppInfo.name })
  // A note that does not fit beside its app was never ours.
  const { origin } = withProposerNote(app, note) ?? { origin: app }
  const claims = multisigIn(details)?.confirmations ?? []
  return {
    safeTxHash,
    tx,
    proposer,
    title,
    deletedAt,
    signatures: claims.flatMap(({ signer, signature }) =>
      isHex(signature) ? [{ owner: signer.value, signature }] : [],
    ),
    ...(origin !== undefined && { origin }),
  }
}
