import type { Deployment } from '@love/contracts/deployments/deployment'
import { addLiquidityIntent } from '@love/protocol/intents/addLiquidityIntent'
import type { Intent } from '@love/protocol/intents/intent'
import { deadlineSeconds } from '../reviewHold.ts'
import type { PairReading } from '../usePairLiquidity.ts'
import type { AddView } from './addForm.ts'

/** A deposit as a person has seen it when the review opened. It does not change under their hands. */
export type ReviewedDeposit = NonNullable<AddView['deposit']> & {
  readonly intent: Intent
  readonly slippageBasisPoints: number
  readonly deadline: bigint
}

export type ReviewDepositParameters = {
  deployment: Deployment
  reading: PairReading
  deposit: AddView['deposit']
  slippageBasisPoints: number | undefined
}

/** Nothing while something is missing. */
export function reviewDeposit(parameters: ReviewDepositParameters): ReviewedDeposit | undefined {
  const { deployment, reading, deposit, slippageBasisPoints } = parameters
  const { pair, account, liquidity, allowances } = reading
  if (!account || !liquidity || !allowances || !deposit || slippageBasisPoints === undefined) return undefined
  const deadline = liquidity.timestamp + deadlineSeconds
  const intent = addLiquidityIntent({
    deployment,
    account,
    pair,
    ...deposit,
    slippageBasisPoints: BigInt(slippageBasisPoints),
    allowances,
    deadline,
  })
  return { ...deposit, intent, slippageBasisPoints, deadline }
}
