import type { Address, Client } from 'viem'
import type { Config } from '../../config.ts'
import type { Database } from '../../store/openStore.ts'
import type { Threads } from '../../threads/createThreads.ts'
import type { AppsConfig } from '../chain/knownApps.ts'
import type { DescribeDeps } from '../decode/describeDeps.ts'
import type { SafeStates } from '../state/createSafeStates.ts'

export type TransactionDeps = {
  config: AppsConfig & Pick<Config, 'chainId'>
  db: Database
  client: Client
  now: () => number
  states: Pick<SafeStates, 'read'>
  /** The number that grows with every stored change of a Safe. */
  versions: { read(safe: string): Promise<number> }
  /** Throws for what is no Safe, or when there are too many. */
  follow(address: Address): Promise<unknown>
  describeDeps: DescribeDeps
  pool: Pick<Threads, 'recoverAddress'>
}

/** As many entries as a page has where nobody says how many. */
export const DEFAULT_LIMIT = 20

type Moments = { execution_date__gte?: number | undefined; execution_date__lte?: number | undefined }

/** Blocks know whole seconds only. */
export function secondsBetween({ execution_date__gte: since, execution_date__lte: until }: Moments) {
  return {
    since: since === undefined ? undefined : Math.ceil(since / 1_000),
    until: until === undefined ? undefined : Math.floor(until / 1_000),
  }
}
