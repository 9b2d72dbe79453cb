import { mainnet } from '@love/contracts/deployments/1'
import { devnet } from '@love/contracts/deployments/1337'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { config } from '../config.ts'

/** Of the one chain of this build, for whoever needs no chain library; the other one is not in it. */
export const deployment: Deployment = config.network === 'mainnet' ? mainnet : devnet
