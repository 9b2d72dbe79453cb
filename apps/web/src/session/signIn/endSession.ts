import { isFramed } from '../isFramed.ts'
import { readStored } from '../storage.ts'
import { signInMarkKey } from './signInMarkKey.ts'

/** Before this browser forgets everything. Whoever is not signed in asks nothing of the server. */
export async function endSession(): Promise<void> {
  if (readStored(signInMarkKey()) === null) return
  const { createSignInServer } = await import('./createSignInServer.ts')
  await createSignInServer({ fetch: (...request) => globalThis.fetch(...request), isFramed }).signOut()
}
