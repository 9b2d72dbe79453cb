import type { GatewayParts } from '../gateway/gatewayParts.ts'
import type { GatewayRoute } from '../gateway/gatewayRoute.ts'
import { createMessageServiceRoutes } from './createMessageServiceRoutes.ts'
import { createSafeServiceRoutes } from './createSafeServiceRoutes.ts'
import { createTransactionServiceRoutes } from './createTransactionServiceRoutes.ts'
import { notOffered } from './notOffered.ts'

/** Safe's transaction service, for bots: the same Safes, queue and rules as the gateway's. A test compares with its endpoints. */
export function createServiceRoutes(parts: GatewayParts): readonly GatewayRoute[] {
  return [
    ...createSafeServiceRoutes(parts),
    ...createTransactionServiceRoutes(parts),
    ...createMessageServiceRoutes(parts),
    ...notOffered,
  ]
}
