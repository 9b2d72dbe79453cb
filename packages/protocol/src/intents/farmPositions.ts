import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, encodeFunctionData } from 'viem'
import { type FarmPool, poolName, poolToken } from '../farm/farm.ts'
import { love } from '../tokens/tokens.ts'
import type { Position } from './intent.ts'

type FarmPositionsParameters = {
  readonly deployment: Deployment
  readonly account: Address
  readonly pools: readonly FarmPool[]
}

/** What is staked in one pool, and what it owes. */
export function stakePositions(parameters: Omit<FarmPositionsParameters, 'pools'> & { pool: FarmPool }) {
  const { deployment, account, pool } = parameters
  const data = encodeFunctionData({
    abi: loveFarmAbi,
    functionName: 'userInfo',
    args: [pool.pid, account],
  })
  const staked: Position = {
    words: `Staked in ${poolName(pool)}`,
    token: { ...poolToken(pool), symbol: 'LP' },
    questions: [{ to: deployment.farm, data }],
  }
  return [staked, pendingPosition({ deployment, account, pools: [pool] })]
}

/** Rewards of these pools that are not harvested yet. */
export function pendingPosition({ deployment, account, pools }: FarmPositionsParameters): Position {
  const from = pools.length === 1 ? pools.map(poolName)[0] : `${pools.length} pools`
  return {
    words: `Pending rewards in ${from}`,
    token: love,
    questions: pools.map(({ pid }) => ({
      to: deployment.farm,
      data: encodeFunctionData({ abi: loveFarmAbi, functionName: 'pendingLove', args: [pid, account] }),
    })),
  }
}
