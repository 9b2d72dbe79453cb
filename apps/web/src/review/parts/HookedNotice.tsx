import { nativesAreIntact } from '../../browser/natives.ts'
import { useEverySecond } from '../../chain/useEverySecond.ts'
import { Message } from './Message.tsx'

/** Extensions do this, too: it is no reason to stop, but one to compare twice. */
export function HookedNotice() {
  const isIntact = useEverySecond(() => nativesAreIntact(window))
  if (isIntact) return null
  return (
    <Message icon="warning" role="status">
      <p className="error-text">
        Other code has taken the place of a function of your browser since this page was opened. An extension
        may have done that, or somebody who wants your money. Confirm only if your wallet shows exactly what
        stands here.
      </p>
    </Message>
  )
}
