import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Chain } from 'viem'
import { mainnet as mainnetChain } from 'viem/chains'
import { config } from '../config.ts'
import { deployment } from './deployment.ts'
import { devnetChain } from './devnetChain.ts'

export type Network = {
  readonly chain: Chain
  readonly deployment: Deployment
  /** Blocks until a transaction counts as confirmed, unless the server says otherwise. */
  readonly confirmations: number
}

/** The one chain of this build; the other one is not in it. */
export const network: Network =
  config.network === 'mainnet'
    ? { chain: mainnetChain, deployment, confirmations: 12 }
    : { chain: devnetChain, deployment, confirmations: 1 }
