import type { VaultState } from '@love/protocol/actions/readVault'
import { useState } from 'react'
import { useChain } from '../../../chain/chainContext.ts'
import { errorText } from '../../../chain/errorText.ts'
import { useConnection } from '../../../session/connection.ts'
import { type Asked, type FaithReview, faithReview } from './faithReview.ts'

type ReviewState =
  | { readonly status: 'closed' | 'preparing' }
  /** Words for why it cannot be done. */
  | { readonly status: 'refused'; readonly words: string }
  | { readonly status: 'open'; readonly review: FaithReview; readonly onDone: () => void }

/** From a button to the review: the vault is read at that moment, so that what is promised is no older. */
export function useFaithReview(readNow: () => Promise<VaultState>) {
  const { deployment } = useChain()
  const { address: account } = useConnection()
  const [state, setState] = useState<ReviewState>({ status: 'closed' })

  async function open(asked: Asked, onDone: () => void) {
    if (!account) return
    // While it is made anew the old one stays.
    setState((now) => (now.status === 'open' ? now : { status: 'preparing' }))
    try {
      const review = faithReview(await readNow(), asked, { deployment, account })
      setState({ status: 'open', review, onDone })
    } catch (error) {
      setState({ status: 'refused', words: errorText(error) })
    }
  }

  return { state, open, close: () => setState({ status: 'closed' }) }
}

export type FaithReviewing = ReturnType<typeof useFaithReview>
