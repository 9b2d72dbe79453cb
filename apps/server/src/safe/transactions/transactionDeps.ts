import type { Address } from 'viem'
import type { Config } from '../../config.ts'
import type { Database } from '../../store/openStore.ts'
import type { Threads } from '../../threads/createThreads.ts'
import type { DescribeDeps } from '../decode/describeDeps.ts'
import type { SafeStates } from '../state/createSafeStates.ts'

export type TransactionDeps = {
  config: Pick<Config, 'appUrl'>
  db: Database
  states: Pick<SafeStates, 'read'>
  /** The number that grows with every stored change of a Safe. */
  versions: { read(safe: string): Promise<number> }
  /** Throws for what is no Safe, or when there are too many. */
  follow(address: Address): Promise<unknown>
  describeDeps: DescribeDeps
  pool: Pick<Threads, 'recoverAddress'>
}
