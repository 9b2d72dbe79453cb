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
        A browser function used by this page has been modified, possibly by an extension or an attacker.
        Confirm only if your wallet shows exactly what you see here.
      </p>
    </Message>
  )
}
