import type { Deployment } from '@love/contracts/deployments/deployment'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { eth } from '../tokens/tokens.ts'
import type { Pair, PairDefinition } from './pair.ts'

export function pairOn(deployment: Deployment, { name, icon, base, other }: PairDefinition): Pair {
  return {
    name,
    icon,
    token: other.symbol === eth.symbol ? 'ETH' : tokenAddress(deployment, other),
    baseAsset: tokenAddress(deployment, base),
  }
}
