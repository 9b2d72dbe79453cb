import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Intent } from '@love/protocol/intents/intent'
import { removeLiquidityIntent } from '@love/protocol/intents/removeLiquidityIntent'
import { deadlineSeconds } from '../reviewHold.ts'
import type { PairReading } from '../usePairLiquidity.ts'
import type { RemoveView } from './removeForm.ts'

/** A withdrawal as a person has seen it when the review opened. It does not change under their hands. */
export type ReviewedWithdrawal = NonNullable<RemoveView['withdrawal']> & {
  readonly intent: Intent
  readonly slippageBasisPoints: number
  readonly deadline: bigint
}

export type ReviewWithdrawalParameters = {
  deployment: Deployment
  reading: PairReading
  withdrawal: RemoveView['withdrawal']
  slippageBasisPoints: number | undefined
  usesPermit: boolean
}

/** Nothing while something is missing. */
export function reviewWithdrawal(parameters: ReviewWithdrawalParameters): ReviewedWithdrawal | undefined {
  const { deployment, reading, withdrawal, slippageBasisPoints, usesPermit } = parameters
  const { pair, account, liquidity: read } = reading
  if (!account || !read || !withdrawal || slippageBasisPoints === undefined) return undefined
  const deadline = read.timestamp + deadlineSeconds
  const intent = removeLiquidityIntent({
    deployment,
    account,
    pair,
    ...withdrawal,
    slippageBasisPoints: BigInt(slippageBasisPoints),
    position: read.position,
    usesPermit,
    fees: reading.transferFees.fees,
    deadline,
  })
  return { ...withdrawal, intent, slippageBasisPoints, deadline }
}
