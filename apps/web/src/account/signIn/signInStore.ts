import { createStore } from '../../storage/createStore.ts'
import { useStore } from '../../storage/useStore.ts'
import type { SignInState } from './signInState.ts'

const nobody: SignInState = { status: 'disconnected' }

/** Who the server knows this browser as. Light: whatever says where things are kept asks it. */
export const signInStore = createStore<SignInState>(nobody)

export function useSignIn(): SignInState {
  return useStore(signInStore)
}
