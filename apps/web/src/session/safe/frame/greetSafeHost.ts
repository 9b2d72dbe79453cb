import { once } from '@love/protocol/once'
import { isFramed } from '../../isFramed.ts'
import { showToast } from '../../toasts.ts'
import { safeHost } from './safeHost.ts'

/** `unusable`: a Safe is around us, but not one for this page; nobody else's wallet takes its place. */
export type SafeGreeting = 'alone' | 'connected' | 'unusable'

/** Inside a frame the host is asked before any other wallet. */
export const greetSafeHost = once(async (): Promise<SafeGreeting> => {
  if (!isFramed()) return 'alone'
  try {
    const { findSafeHost } = await import('./findSafeHost.ts')
    const isThere = (await findSafeHost()) !== undefined
    safeHost.set(isThere)
    return isThere ? 'connected' : 'alone'
  } catch (error) {
    const text = error instanceof Error ? error.message : undefined
    showToast({ kind: 'error', title: 'The Safe around this page', text })
    return 'unusable'
  }
})
