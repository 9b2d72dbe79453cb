import { routingPairs } from '@love/protocol/pairs/index'
import { isSameAsset } from '@love/protocol/routes/findRoutes'
import { tokens } from '@love/protocol/tokens/index'
import type { Token } from '@love/protocol/tokens/token'

/** Everything that can be swapped; ether also in its wrapped form. */
export const payTokens: readonly Token[] = tokens.filter((token) =>
  routingPairs.some((pair) => isSameAsset(pair.token, token) || isSameAsset(pair.base, token)),
)
