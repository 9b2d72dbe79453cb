import type { Address } from 'viem'
import type { SignIn } from '../createSignIn.ts'
import { signInStore } from '../signInStore.ts'
import { syncStore } from './syncStore.ts'

const overWords = 'The session is over. Sign in again to keep what is here with your account too.'

/** Who signs in keeps names, notes and settings with the account, for as long as the session lasts. */
export function followSession({ end }: Pick<SignIn, 'end'>): void {
  let address: Address | undefined
  let turn = new AbortController()

  async function begin(own: Address, { signal }: AbortController) {
    syncStore.set({ status: 'working' })
    try {
      const { startSync } = await import('./startSync.ts')
      if (!signal.aborted) startSync({ address: own, signal, onSessionOver: () => end(overWords) })
    } catch {
      if (!signal.aborted) syncStore.set({ status: 'failed', text: 'Files are missing. Reload the page.' })
    }
  }

  signInStore.subscribe(() => {
    const state = signInStore.get()
    const next = state.status === 'connected' ? state.address : undefined
    if (next === address) return
    address = next
    turn.abort()
    turn = new AbortController()
    if (next) void begin(next, turn)
    else syncStore.set({ status: 'off' })
  })
}
