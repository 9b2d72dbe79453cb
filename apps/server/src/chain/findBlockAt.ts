import type { Deployment } from '@love/contracts/deployments/deployment'
import { deployments } from '@love/contracts/deployments/index'
import { NotDeployedError } from '@love/protocol/errors'
import type { Client } from 'viem'
import { getBlock } from 'viem/actions'

export type TimedBlock = {
  readonly block: bigint
  /** Seconds since 1970 by the chain's clock. */
  readonly timestamp: bigint
}

export type FindBlockParameters = {
  timestamp: bigint
  /** Where the search ends. */
  newest: TimedBlock
  /** A block that is known to be older, where the search may begin. */
  oldest?: TimedBlock | undefined
}

/** The newest block at or before `timestamp`, or undefined when the chain began later. */
export async function findBlockAt(
  client: Client,
  { timestamp, newest, oldest }: FindBlockParameters,
): Promise<TimedBlock | undefined> {
  const read = async (number: bigint): Promise<TimedBlock> => {
    const block = await getBlock(client, { blockNumber: number })
    return { block: number, timestamp: block.timestamp }
  }
  if (newest.timestamp <= timestamp) return newest

  // Back from the end in growing steps: a day is a small part of an old chain.
  let high = newest
  let low = oldest && oldest.timestamp <= timestamp && oldest.block < newest.block ? oldest : undefined
  for (let step = 1_024n; !low; step *= 2n) {
    const earlier = await read(high.block > step ? high.block - step : 0n)
    if (earlier.timestamp <= timestamp) low = earlier
    else if (earlier.block === 0n) return undefined
    else high = earlier
  }
  while (high.block - low.block > 1n) {
    const middle = await read((low.block + high.block) / 2n)
    if (middle.timestamp <= timestamp) low = middle
    else high = middle
  }
  return low
}

const DAY_SECONDS = 86_400

/** The block that so many days begin with; the first of all on a younger chain. */
export function firstBlockOf(client: Client, days: number) {
  return async ({ number, timestamp }: { number: number; timestamp: number }): Promise<number> => {
    const newest = { block: BigInt(number), timestamp: BigInt(timestamp) }
    const found = await findBlockAt(client, { timestamp: BigInt(timestamp - days * DAY_SECONDS), newest })
    return Number(found?.block ?? 0n)
  }
}

export function deploymentOn(chainId: number): Deployment {
  const deployment = Object.values(deployments).find((one) => one.chainId === chainId)
  if (!deployment) throw new NotDeployedError('LOVE', chainId)
  return deployment
}
