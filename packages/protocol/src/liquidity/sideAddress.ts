import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Address } from 'viem'
import type { PairDefinition } from '../pairs/pair.ts'
import { eth } from '../tokens/eth.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import type { Side } from './pool.ts'

/** What a person holds of one side: pools keep ether as WETH, people do not. */
export function sideAddress(deployment: Deployment, pair: PairDefinition, side: Side): Address | 'ETH' {
  return pair[side].symbol === eth.symbol ? 'ETH' : tokenAddress(deployment, pair[side])
}
