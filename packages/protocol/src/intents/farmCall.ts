import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { encodeFunctionData } from 'viem'
import type { IntentCall } from './intent.ts'

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
