import { mainnet } from '@love/contracts/deployments/1'
import { devnet } from '@love/contracts/deployments/1337'
import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Chain } from 'viem'
import { mainnet as mainnetChain } from 'viem/chains'
import { config } from '../config.ts'
import { devnetChain } from './devnetChain.ts'

/** The one chain of this build; the other one is not in it. */
export const network: { readonly chain: Chain; readonly deployment: Deployment } =
  config.network === 'mainnet'
    ? { chain: mainnetChain, deployment: mainnet }
    : { chain: devnetChain, deployment: devnet }
