import type { Address } from 'viem'
import { safePath } from '../safePlace.ts'

/** Where an app is open for a Safe. */
export function appPath(safe: Address, url: string): string {
  return safePath(safe, 'apps', new URLSearchParams({ app: url }))
}
