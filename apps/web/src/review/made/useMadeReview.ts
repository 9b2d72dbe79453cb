import { useState } from 'react'
import { errorText } from '../../chain/errorText.ts'

type MadeState<Made> =
  | { readonly status: 'closed' | 'preparing' }
  /** Words for why it cannot be done. */
  | { readonly status: 'refused'; readonly words: string }
  | { readonly status: 'open'; readonly review: Made; readonly onDone: (() => void) | undefined }

export type MadeReviewing<Source, Made> = {
  readonly state: MadeState<Made>
  readonly open: (make: (source: Source) => Made | Promise<Made>, onDone?: () => void) => Promise<void>
  readonly close: () => void
}

/** From a button to the review: the chain is read at that moment, so that what is promised is no older. */
export function useMadeReview<Source, Made>(readNow: () => Promise<Source>): MadeReviewing<Source, Made> {
  const [state, setState] = useState<MadeState<Made>>({ status: 'closed' })
  return {
    state,
    async open(make, onDone) {
      // While it is made anew the old one stays.
      setState((now) => (now.status === 'open' ? now : { status: 'preparing' }))
      try {
        setState({ status: 'open', review: await make(await readNow()), onDone })
      } catch (error) {
        setState({ status: 'refused', words: errorText(error) })
      }
    },
    close: () => setState({ status: 'closed' }),
  }
}
