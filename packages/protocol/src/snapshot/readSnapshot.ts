import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Client, Hash } from 'viem'
import { readFarmPools } from '../actions/readFarmPools.ts'
import { readPairs } from '../actions/readPair.ts'
import { readLpSupplies, readSupplies } from '../actions/readSupplies.ts'
import { readVault } from '../actions/readVault.ts'
import { UnreadableError } from '../errors.ts'
import { baseTokens, pairs, pricePairs } from '../pairs/pairs.ts'
import type { Snapshot } from './snapshot.ts'

type ReadSnapshotParameters = {
  readonly deployment: Deployment
  /** That the client reads the chain at. */
  readonly at: { readonly block: bigint; readonly hash: Hash; readonly timestamp: bigint }
  /** The one before: what seldom changes is not looked up anew. */
  readonly before?: Snapshot | undefined
}

/** By the same actions that a page uses which reads the chain itself. A batching client makes few requests of it. */
export async function readSnapshot(
  client: Client,
  { deployment, at, before }: ReadSnapshotParameters,
): Promise<Snapshot> {
  const [states, lpSupplies, supplies, farm, vault] = await Promise.all([
    readPairs(client, { deployment, pairs: pricePairs }),
    readLpSupplies(client, { deployment, pairs }),
    readSupplies(client, { deployment, tokens: baseTokens }),
    readFarmPools(client, { deployment, known: before?.farm.pools.map(({ lpToken }) => lpToken) }),
    readVault(client, { deployment }),
  ])
  for (const { block, timestamp } of [states, farm, vault])
    if (block !== at.block || timestamp !== at.timestamp)
      throw new UnreadableError('The node returned data for a different block.')
  return { chainId: deployment.chainId, ...at, pairs: states.pairs, lpSupplies, supplies, farm, vault }
}
