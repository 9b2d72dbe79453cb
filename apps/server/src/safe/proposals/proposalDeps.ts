import type { TransactionPreview } from '@love/safe/api/replies/transactions'
import type { Client } from 'viem'
import type { Config } from '../../config.ts'
import type { Database } from '../../store/openStore.ts'
import type { SafeCall } from '../decode/safeCall.ts'
import type { Verifier } from '../signatures/createVerifier.ts'
import type { SafeStates } from '../state/createSafeStates.ts'

export type Describe = (call: SafeCall) => Promise<TransactionPreview>

export type ProposalDeps = {
  config: Pick<Config, 'chainId' | 'appUrl' | 'safeApps' | 'safeDelegatecallTargets'>
  db: Database
  client: Client
  states: SafeStates
  /** The number that grows with every stored change of a Safe. */
  versions: { read(safe: string): Promise<number> }
  /** Somebody looks at it. Throws for what is no Safe. */
  follow(address: `0x${string}`): Promise<unknown>
  /** An owner has signed something for it. Throws when there are too many. */
  followEarned(address: `0x${string}`): Promise<unknown>
  verifier: Verifier
  describe: Describe
  now: () => number
}
