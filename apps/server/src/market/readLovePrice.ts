import type { Deployment } from '@love/contracts/deployments/deployment'
import { readPairs } from '@love/protocol/actions/readPairs'
import { loveUsdt } from '@love/protocol/pairs/loveUsdt'
import type { Figure } from '@love/protocol/prices/figure'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import { love } from '@love/protocol/tokens/love'
import type { Client } from 'viem'
import type { BlockTime } from '../chain/findBlockAt.ts'

/** By the reserves of its own pair, which is all that this price depends on. */
export async function readLovePrice(
  client: Client,
  { deployment }: { deployment: Deployment },
): Promise<BlockTime & { usd: Figure }> {
  const { block, timestamp, pairs } = await readPairs(client, { deployment, pairs: [loveUsdt] })
  return { block, timestamp, usd: usdPrices(pairs)(love) }
}
