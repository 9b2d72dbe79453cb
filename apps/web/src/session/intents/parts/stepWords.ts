import type { IconName } from '@love/ui98/Icon'
import type { StepState } from '../sending/run.ts'

/** The state of one step for people. */
export function stepWords({ status }: StepState): { readonly icon: IconName; readonly text: string } {
  switch (status) {
    case 'later':
      return { icon: 'page', text: 'Not sent yet' }
    case 'signing':
      return { icon: 'key', text: 'Sign it in your wallet' }
    case 'asking':
      return { icon: 'wallet', text: 'Answer in your wallet' }
    case 'pending':
      return { icon: 'clock', text: 'Pending' }
    case 'proposed':
      return { icon: 'safe', text: 'Proposed: the owners of the Safe sign it' }
    case 'done':
      return { icon: 'check', text: 'Done' }
    case 'failed':
      return { icon: 'error', text: 'Failed' }
    case 'unclear':
      return { icon: 'warning', text: 'Unknown: look at it in your wallet' }
    default:
      return status satisfies never
  }
}
