import type { Farm } from '@love/protocol/farm/farm'
import { useState } from 'react'
import { errorText } from '../../../chain/errorText.ts'
import type { FarmReview } from './farmReview.ts'

export type ReviewState =
  | { readonly status: 'closed' | 'preparing' }
  /** Words for why it cannot be done. */
  | { readonly status: 'refused'; readonly words: string }
  | { readonly status: 'open'; readonly review: FarmReview; readonly onDone: (() => void) | undefined }

export type MakeReview = (farm: Farm) => FarmReview | Promise<FarmReview>

/** From a button to the review: the farm is read at that moment, so that what is promised is no older. */
export function useFarmReview(readNow: () => Promise<Farm>) {
  const [state, setState] = useState<ReviewState>({ status: 'closed' })

  async function open(make: MakeReview, onDone?: () => void) {
    setState({ status: 'preparing' })
    try {
      const review = await make(await readNow())
      setState({ status: 'open', review, onDone })
    } catch (error) {
      setState({ status: 'refused', words: errorText(error) })
    }
  }

  return { state, open, close: () => setState({ status: 'closed' }) }
}

export type FarmReviewing = ReturnType<typeof useFarmReview>
