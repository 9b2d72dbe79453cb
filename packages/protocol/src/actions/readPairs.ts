import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Client } from 'viem'
import type { PairDefinition } from '../pairs/pair.ts'
import { readClock } from './readClock.ts'
import { type PairState, readPair } from './readPair.ts'

export type ReadPairsParameters = { deployment: Deployment; pairs: readonly PairDefinition[] }
export type ReadPairsReturnType = {
  readonly block: bigint
  /** Seconds since 1970 by the chain's clock. */
  readonly timestamp: bigint
  readonly pairs: readonly PairState[]
}

/** The reserves of all pairs and the block they belong to; a batching client makes one request of it. */
export async function readPairs(
  client: Client,
  { deployment, pairs }: ReadPairsParameters,
): Promise<ReadPairsReturnType> {
  const [clock, states] = await Promise.all([
    readClock(client, { deployment }),
    Promise.all(pairs.map((pair) => readPair(client, { deployment, pair }))),
  ])
  return { ...clock, pairs: states }
}
