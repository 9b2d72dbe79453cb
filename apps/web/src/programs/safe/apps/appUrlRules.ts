import { config } from '../../../config.ts'
import type { AppUrlRules } from './parseAppUrl.ts'

/** Of this page. */
export function appUrlRules(): AppUrlRules {
  return { ownOrigin: location.origin, allowsLoopback: config.network === 'local' }
}
