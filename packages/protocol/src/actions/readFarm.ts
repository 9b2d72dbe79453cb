import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Address, Client } from 'viem'
import type { Amount } from '../amounts/amount.ts'
import { love } from '../tokens/tokens.ts'
import { multicall } from './multicall.ts'
import { readContract } from './readContract.ts'

type Pool = {
  readonly pid: bigint
  readonly lpToken: Address
  readonly allocPoint: bigint
  readonly depositFeeBasisPoints: number
}

export type FarmState = {
  readonly lovePerBlock: Amount
  readonly totalAllocPoint: bigint
  readonly pools: readonly Pool[]
}

/** Asked for before it is known how many there are, which spares a round trip. */
export const likelyPools = 32
/** A node that names a larger number lies, and would keep us busy for ever. */
const mostPools = 256

type PoolInfo = readonly [
  lpToken: Address,
  allocPoint: bigint,
  lastRewardBlock: bigint,
  accLovePerShare: bigint,
  depositFeeBasisPoints: number,
]

/** All pools in one round trip; a farm of more than is likely takes a second one. */
export async function readFarm(
  client: Client,
  { deployment }: { deployment: Deployment },
): Promise<FarmState> {
  const farm = { abi: loveFarmAbi, address: deployment.farm } as const
  const readPool = (pid: bigint): Promise<PoolInfo> =>
    readContract(client, { ...farm, functionName: 'poolInfo', args: [pid] })
  const [length, lovePerBlock, totalAllocPoint, likely] = await Promise.all([
    readContract(client, { ...farm, functionName: 'poolLength' }),
    readContract(client, { ...farm, functionName: 'lovePerBlock' }),
    readContract(client, { ...farm, functionName: 'totalAllocPoint' }),
    readLikelyPools(client, deployment),
  ])
  const count = Number(length > mostPools ? mostPools : length)
  const infos = await Promise.all(pidsBelow(count).map(async (pid) => likely[Number(pid)] ?? readPool(pid)))
  const pools = infos.map(([lpToken, allocPoint, , , depositFeeBasisPoints], pid) => ({
    pid: BigInt(pid),
    lpToken,
    allocPoint,
    depositFeeBasisPoints,
  }))
  return { lovePerBlock: { raw: lovePerBlock, token: love }, totalAllocPoint, pools }
}

/**
 * In a call of their own: contracts of older compilers burn all gas of a call when asked for what is beyond the end,
 * and would take the figures beside them down.
 */
async function readLikelyPools(
  client: Client,
  { farm, multicall3 }: Deployment,
): Promise<readonly (PoolInfo | undefined)[]> {
  const answers = await multicall(client, {
    multicallAddress: multicall3,
    contracts: pidsBelow(likelyPools).map(
      (pid) => ({ abi: loveFarmAbi, address: farm, functionName: 'poolInfo', args: [pid] }) as const,
    ),
  })
  return answers.map(({ result }) => result)
}

function pidsBelow(count: number): readonly bigint[] {
  return Array.from({ length: count }, (_, index) => BigInt(index))
}
