import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, type Client, erc20Abi } from 'viem'
import type { PairDefinition } from '../pairs/pair.ts'
import { pairAddress } from '../pairs/pairAddress.ts'
import { hasNoContract, plainAddress, readContract } from './readContract.ts'
import { likelyPools } from './readFarm.ts'

/** LP tokens of one account, in their smallest parts. */
export type LpPositions = {
  /** In the wallet, by the name of the pair. */
  readonly held: Readonly<Record<string, bigint>>
  /** In the farm, by pool: which pair a pool is for, the farm says. */
  readonly staked: readonly bigint[]
}

export type ReadLpPositionsParameters = {
  deployment: Deployment
  pairs: readonly PairDefinition[]
  account: Address
}

export async function readLpPositions(
  client: Client,
  { deployment, pairs, account }: ReadLpPositionsParameters,
): Promise<LpPositions> {
  const [held, staked] = await Promise.all([
    Promise.all(
      pairs.map(async (pair) => [pair.name, await readHeld(client, { deployment, pair, account })]),
    ),
    // What the farm keeps per account has no end: a pool that is not there holds zero.
    Promise.all(
      Array.from({ length: likelyPools }, (_, pid) => readStaked(client, { deployment, pid, account })),
    ),
  ])
  return { held: Object.fromEntries(held), staked }
}

type Held = { deployment: Deployment; pair: PairDefinition; account: Address }

async function readHeld(client: Client, { deployment, pair, account }: Held): Promise<bigint> {
  try {
    return await readContract(client, {
      abi: erc20Abi,
      address: plainAddress(pairAddress(deployment, pair)),
      functionName: 'balanceOf',
      args: [account],
    })
  } catch (error) {
    if (hasNoContract(error)) return 0n
    throw error
  }
}

type Staked = { deployment: Deployment; pid: number; account: Address }

async function readStaked(client: Client, { deployment, pid, account }: Staked): Promise<bigint> {
  const [amount] = await readContract(client, {
    abi: loveFarmAbi,
    address: deployment.farm,
    functionName: 'userInfo',
    args: [BigInt(pid), account],
  })
  return amount
}
