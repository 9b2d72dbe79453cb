import { alertTurns } from '../../../alerts/createWatch.ts'
import { lookErrorText } from '../../../alerts/LookError.ts'
import { alertWatch } from '../../../alerts/startAlerts.tsx'
import { agoText } from '../../../chain/agoText.ts'
import { useEverySecond } from '../../../chain/useEverySecond.ts'

/** When it was checked last, in whichever tab, or why it could not be. */
export function LastLook({ scope }: { scope: string }) {
  const text = useEverySecond(() => {
    const failure = alertWatch.failures.get()[scope]
    if (failure !== undefined) return `Not checked: ${lookErrorText(failure)}`
    const at = alertTurns.get()[scope]
    return at === undefined ? 'Checking…' : `Checked ${agoText(at, Date.now())}.`
  })
  return <p className="muted-text">{text}</p>
}
