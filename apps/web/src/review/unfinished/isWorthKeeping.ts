import type { Run, StepState } from '../sending/run.ts'
import type { Sending } from '../sending/sending.ts'

type Begun = Extract<Sending, { run: Run }>

const begun: readonly StepState['status'][] = ['asking', 'pending', 'done', 'unclear']

/**
 * Whether a page that is left now leaves something half done. A single step is under Activity as soon as it is sent. A
 * permit is not kept: a signature that lies about is a danger. Neither is a batch before the wallet has named it: nobody
 * could tell whether it was sent. Nor what a wallet is not to be asked for again.
 */
export function isWorthKeeping(sending: Sending): sending is Begun {
  if (sending.phase !== 'working' && sending.phase !== 'stopped') return false
  if (sending.phase === 'stopped' && sending.isAlarm) return false
  const { way, steps, batchId } = sending.run
  return (
    steps.length > 1 &&
    (way === 'one by one' || batchId !== undefined) &&
    steps.every(({ call }) => !call.permit) &&
    steps.some(({ state }) => begun.includes(state.status))
  )
}
