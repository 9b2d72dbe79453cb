import { safeTxHash as hashOf } from '@love/safe/safeTx'
import { checkNonce } from '@love/safe/write/checkNonce'
import { postSafeTx } from '@love/safe/write/postSafeTx'
import { readSafeFacts } from '@love/safe/write/readSafeFacts'
import { SafeWriteError } from '@love/safe/write/SafeWriteError'
import { usableSignatures } from '@love/safe/write/usableSignatures'
import type { WriteDeps } from '@love/safe/write/writeDeps'
import { type Address, isAddressEqual } from 'viem'
import { isFinal } from '../../../wallet/safe/gateway/gatewayDefaults.ts'
import type { DeletedProposal } from './bin.ts'

export type RestoreSafeTxParameters = { readonly safe: Address; readonly proposal: DeletedProposal }

export type RestoredSafeTx = {
  /** How many of the signatures that were there before it has again. */
  readonly taken: number
  readonly had: number
  /** Why it does not have all of them. */
  readonly failure: unknown
}

/** Hands a deleted proposal to the gateway again. Its owners have signed it: no wallet is asked. */
export async function restoreSafeTx(
  { gateway, client, deployment }: Pick<WriteDeps, 'gateway' | 'client' | 'deployment'>,
  { safe, proposal }: RestoreSafeTxParameters,
): Promise<RestoredSafeTx> {
  const { tx, safeTxHash, signatures, proposer, origin } = proposal
  const facts = await readSafeFacts(client, { deployment, safe })
  if (hashOf({ ...facts, tx }) !== safeTxHash)
    throw new SafeWriteError(
      'does-not-match',
      'The stored copy does not match its hash.',
      'Nothing was sent. Remove it from the Recycle Bin.',
    )
  checkNonce(facts, tx.nonce)
  const usable = await usableSignatures(safeTxHash, signatures, facts.owners)
  // Whoever comes first is the proposer again, who alone may delete it.
  const isFirst = ({ owner }: { owner: Address }) => isAddressEqual(owner, proposer)
  const inOrder = usable.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
  let taken = 0
  let failure: unknown
  for (const { owner, signature } of inOrder)
    try {
      await postSafeTx({ gateway, owner }, { facts, tx, safeTxHash, signature, origin })
      taken += 1
    } catch (error) {
      failure ??= error
      if (!isFinal(error)) break
    }
  if (taken > 0) return { taken, had: signatures.length, failure }
  throw (
    failure ??
    new SafeWriteError(
      'too-few-signatures',
      'None of the stored signatures belongs to a current owner.',
      'Propose it again.',
    )
  )
}
