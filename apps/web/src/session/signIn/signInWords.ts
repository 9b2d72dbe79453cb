import { momentText } from '../momentText.ts'
import type { SignInState } from './signInState.ts'

/** In a line, for the account. */
export function signInWords(state: SignInState): string {
  switch (state.status) {
    case 'disconnected':
    case 'loading':
      return 'Asking the server…'
    case 'connected':
      return `Signed in until ${momentText(state.until)}`
    case 'unauthenticated': {
      const { step } = state
      if (step.kind !== 'pending') return 'Not signed in'
      return `${step.pending.signed} of ${step.pending.required} owners have signed`
    }
    default:
      return state satisfies never
  }
}
