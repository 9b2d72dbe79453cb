import type { Gateway } from '@love/safe/api/client/endpointCall'
import { chainDefaults } from '../../../chain/chainDefaults.ts'

/** Our own server speaks for a Safe, whichever gateway stands behind it. Asked at every use: a page without a browser has no origin. */
export function safeGateway(): Gateway {
  return { baseUrl: location.origin, timeoutMs: chainDefaults.requestTimeoutMs }
}
