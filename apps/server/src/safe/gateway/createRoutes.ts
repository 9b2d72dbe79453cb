import { createAssetRoutes } from '../assets/createAssetRoutes.ts'
import { createChainRoutes } from '../chain/createChainRoutes.ts'
import { createDecodeRoutes } from '../decode/createDecodeRoutes.ts'
import { createInfoRoutes } from '../info/createInfoRoutes.ts'
import { createMessageRoutes } from '../messages/createMessageRoutes.ts'
import { createProposalRoutes } from '../proposals/createProposalRoutes.ts'
import { createTransactionRoutes } from '../transactions/createTransactionRoutes.ts'
import type { GatewayParts } from './gatewayParts.ts'
import type { GatewayRoute } from './gatewayRoute.ts'

/** Every endpoint that there is, once: a test compares. */
export function createRoutes(parts: GatewayParts): readonly GatewayRoute[] {
  return [
    ...createProposalRoutes(parts),
    ...createTransactionRoutes(parts),
    ...createInfoRoutes(parts),
    ...createMessageRoutes(parts),
    ...createAssetRoutes(parts),
    ...createDecodeRoutes(parts.describeDeps),
    ...createChainRoutes(parts),
  ]
}
