import { routingPairs } from '@love/protocol/pairs/pairs'
import { isSameAsset } from '@love/protocol/routes/findRoutes'
import type { Token } from '@love/protocol/tokens/token'
import { tokens } from '@love/protocol/tokens/tokens'

/** Everything that a known pool holds; ether also in its wrapped form. */
export const swapTokens: readonly Token[] = tokens.filter((token) =>
  routingPairs.some((pair) => isSameAsset(pair.other, token) || isSameAsset(pair.base, token)),
)
