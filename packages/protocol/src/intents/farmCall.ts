import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { encodeFunctionData } from 'viem'
import type { Farm, FarmPool } from '../farm/farm.ts'
import { certainHarvest } from '../farm/rewardMeter.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { love } from '../tokens/tokens.ts'
import type { Expectation, IntentCall } from './intent.ts'

export type FarmCallParameters = {
  readonly deployment: Deployment
  readonly words: string
  readonly functionName: 'deposit' | 'withdraw'
  readonly pid: bigint
  readonly amount: bigint
}

export function farmCall({ deployment, words, functionName, pid, amount }: FarmCallParameters): IntentCall {
  const data = encodeFunctionData({ abi: loveFarmAbi, functionName, args: [pid, amount] })
  return { words, to: deployment.farm, data, value: 0n }
}

/** Every deposit and withdrawal also pays what is pending, if anything is. */
export function rewardExpectations(
  deployment: Deployment,
  farm: Farm,
  pools: readonly FarmPool[],
): readonly Expectation[] {
  const least = certainHarvest(farm, pools)
  return least > 0n ? [{ token: love, address: tokenAddress(deployment, love), least }] : []
}
