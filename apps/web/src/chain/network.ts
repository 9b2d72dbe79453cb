import { mainnet } from '@love/contracts/deployments/1'
import { devnet } from '@love/contracts/deployments/1337'
import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Chain } from 'viem'
import { mainnet as mainnetChain } from 'viem/chains'
import { config } from '../config.ts'
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
    ? { chain: mainnetChain, deployment: mainnet, confirmations: 12 }
    : { chain: devnetChain, deployment: devnet, confirmations: 1 }
