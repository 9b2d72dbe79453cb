import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Address } from 'viem'
import type { ChainClient } from '../../chain/createChainClient.ts'
import type { Config } from '../../config.ts'
import type { Log } from '../../log.ts'
import type { NodeHead } from '../../rpc/upstreams/judgeNodes.ts'
import type { Database } from '../../store/openStore.ts'
import type { Threads } from '../../threads/createThreads.ts'
import type { BalancesOf } from '../assets/createBalances.ts'
import type { DescribeDeps } from '../decode/describeDeps.ts'
import type { Describe } from '../proposals/proposalDeps.ts'
import type { Verifier } from '../signatures/createVerifier.ts'
import type { SafeStates } from '../state/createSafeStates.ts'
import type { SafeVersions } from './createSafeVersions.ts'

/** What the routes are made of. Each group takes what it needs. */
export type GatewayParts = {
  config: Config
  db: Database
  client: ChainClient
  deployment: Deployment
  states: SafeStates
  versions: SafeVersions
  /** Somebody looks at a Safe, which may have it followed: see `createLook`. Throws for what is no Safe. */
  follow(address: Address): Promise<unknown>
  /** An owner has signed something: the Safe is followed, in the place of another if need be. */
  followEarned(address: Address): Promise<unknown>
  pool: Threads
  verifier: Verifier
  describeDeps: DescribeDeps
  describe: Describe
  balancesOf: BalancesOf
  /** The newest block that any node has; undefined while none answers. */
  head(): NodeHead | undefined
  now: () => number
  log: Log
}
