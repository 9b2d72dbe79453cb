import { nextNonce } from '@love/safe/build/nonceAdvice'
import type { SafeTx } from '@love/safe/safeTx'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Hash } from 'viem'
import { noteStore, writeNote } from '../../../book/notes/noteStore.ts'
import { useChain } from '../../../chain/chainContext.ts'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { gatewayErrorText } from '../../../wallet/safe/gateway/gatewayErrorText.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { requestSafeReview } from '../../../wallet/safe/review/requestSafeReview.ts'
import { safeKey } from '../gateway/safeKey.ts'
import { safePath } from '../safePlace.ts'
import { againRequest } from './againRequest.ts'
import { type DeletedProposal, emptied, takenOut } from './bin.ts'
import { recycleBin } from './recycleBin.ts'
import { type RestoredSafeTx, restoreSafeTx } from './restoreSafeTx.ts'

export type Said = { readonly isError: boolean; readonly words: string }

/** What is proposed once more. */
type Again = {
  readonly hash: Hash
  readonly tx: SafeTx
  readonly title: string
  readonly origin?: string | undefined
}

export type BinActions = {
  /** What came of the last one. */
  readonly said: Said | undefined
  /** Which one is being brought back. */
  readonly restoring: Hash | undefined
  readonly restore: (proposal: DeletedProposal) => Promise<void>
  readonly proposeAgain: (again: Again) => Promise<void>
  readonly remove: (hash: Hash) => void
  readonly empty: () => void
}

/** What can be done with what lies in the bin. */
export function useBinActions({ safe, nonce }: SafeFacts, queued: readonly bigint[]): BinActions {
  const { client, deployment } = useChain()
  const { navigate } = useProgramWindow()
  const queryClient = useQueryClient()
  const [said, setSaid] = useState<Said>()
  const [restoring, setRestoring] = useState<Hash>()

  const takeOut = (hash: Hash) => recycleBin(safe).update((bin) => takenOut(bin, hash))

  async function restore(proposal: DeletedProposal) {
    const { safeTxHash } = proposal
    setRestoring(safeTxHash)
    setSaid(undefined)
    try {
      const deps = { gateway: safeGateway(), client, deployment }
      const restored = await restoreSafeTx(deps, { safe, proposal })
      takeOut(safeTxHash)
      setSaid({ isError: false, words: restoredWords(proposal.tx.nonce, restored) })
    } catch (error) {
      setSaid({ isError: true, words: gatewayErrorText(error) })
    }
    setRestoring(undefined)
    void queryClient.invalidateQueries({ queryKey: safeKey(safe) })
  }

  async function proposeAgain({ hash, ...again }: Again) {
    const request = againRequest({ safe, ...again, nextNonce: nextNonce({ safeNonce: nonce, queued }) })
    const result = await requestSafeReview(request)
    if (result.status !== 'signed') return
    const note = noteStore.get().get(hash.toLowerCase())
    if (note) writeNote(result.safeTxHash, note)
    takeOut(hash)
    navigate(safePath(safe, 'queue'))
  }

  return {
    said,
    restoring,
    restore,
    proposeAgain,
    remove(hash) {
      takeOut(hash)
      setSaid({ isError: false, words: 'Removed from the Recycle Bin.' })
    },
    empty() {
      recycleBin(safe).update((bin) => emptied(bin, nonce))
      setSaid({ isError: false, words: 'Recycle Bin emptied.' })
    },
  }
}

/** What became of the signatures is said only where some are lost. */
function restoredWords(nonce: bigint, { taken, had, failure }: RestoredSafeTx): string {
  const words = `Restored: nonce ${nonce} is back in the queue`
  if (taken === had) return `${words}, with all its signatures.`
  const why = failure === undefined ? 'Signatures of former owners do not count.' : gatewayErrorText(failure)
  return `${words}, with ${taken} of its ${had} signatures. ${why}`
}
