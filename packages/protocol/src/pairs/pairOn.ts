import type { Deployment } from '@love/contracts/deployments/deployment'
import { eth } from '../tokens/eth.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import type { Pair, PairDefinition } from './pair.ts'

export function pairOn(deployment: Deployment, { name, icon, token, base }: PairDefinition): Pair {
  return {
    name,
    icon,
    token: token.symbol === eth.symbol ? 'ETH' : tokenAddress(deployment, token),
    baseAsset: tokenAddress(deployment, base),
  }
}
