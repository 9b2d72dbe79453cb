import { MessageBox } from '@love/ui98/MessageBox'
import { Review } from '../Review.tsx'
import type { ReviewWindowProps } from '../reviewWindowProps.ts'
import type { MadeReviewing } from './useMadeReview.ts'

type Shown = Omit<ReviewWindowProps, 'onClose' | 'onDone'>

type MadeReviewProps<Source, Made> = {
  /** Of the program. */
  title: string
  reviewing: MadeReviewing<Source, Made>
  show: (made: Made) => Shown
  onDone: () => void
}

/** The review once it is made, or the words for why it could not be. */
export function MadeReview<Source, Made>({ title, reviewing, show, onDone }: MadeReviewProps<Source, Made>) {
  const { state, close } = reviewing
  switch (state.status) {
    case 'closed':
    case 'preparing':
      return null
    case 'refused':
      return (
        <MessageBox
          title={title}
          icon="error"
          onClose={close}
          actions={[{ label: 'OK', primary: true, onClick: close }]}
        >
          <p>{state.words}</p>
        </MessageBox>
      )
    case 'open':
      return (
        <Review
          {...show(state.review)}
          onClose={close}
          onDone={() => {
            state.onDone?.()
            onDone()
          }}
        />
      )
    default:
      return state satisfies never
  }
}
