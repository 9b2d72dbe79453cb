import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Address, Client } from 'viem'
import { readContract } from 'viem/actions'
import type { Amount } from '../amounts/amount.ts'
import { love } from '../tokens/love.ts'

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

/** All pools in two round trips: how many there are, then each of them. */
export async function readFarm(
  client: Client,
  { deployment }: { deployment: Deployment },
): Promise<FarmState> {
  const farm = { abi: loveFarmAbi, address: deployment.farm } as const
  const [length, lovePerBlock, totalAllocPoint] = await Promise.all([
    readContract(client, { ...farm, functionName: 'poolLength' }),
    readContract(client, { ...farm, functionName: 'lovePerBlock' }),
    readContract(client, { ...farm, functionName: 'totalAllocPoint' }),
  ])
  const pids = Array.from({ length: Number(length) }, (_, index) => BigInt(index))
  const pools = await Promise.all(
    pids.map(async (pid) => {
      const [lpToken, allocPoint, , , depositFeeBasisPoints] = await readContract(client, {
        ...farm,
        functionName: 'poolInfo',
        args: [pid],
      })
      return { pid, lpToken, allocPoint, depositFeeBasisPoints }
    }),
  )
  return { lovePerBlock: { raw: lovePerBlock, token: love }, totalAllocPoint, pools }
}
