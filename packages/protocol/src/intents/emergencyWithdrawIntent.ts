import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { encodeFunctionData } from 'viem'
import { formatAmount, spokenAmount } from '../amounts/amount.ts'
import { QuoteError } from '../errors.ts'
import { poolName, poolToken } from '../farm/farm.ts'
import { love } from '../tokens/tokens.ts'
import { stakePositions } from './farmPositions.ts'
import type { Intent } from './intent.ts'
import type { StakeIntentParameters } from './stakeIntent.ts'

export type EmergencyWithdrawIntentParameters = Pick<StakeIntentParameters, 'deployment' | 'account' | 'pool'>

/** The whole stake, and its rewards are lost. It works also when the farm cannot pay. */
export function emergencyWithdrawIntent({
  deployment,
  account,
  pool,
}: EmergencyWithdrawIntentParameters): Intent {
  const { amount, pending } = pool.stake ?? { amount: 0n, pending: 0n }
  if (amount <= 0n)
    throw new QuoteError(`You have nothing staked in ${poolName(pool)}.`, 'Choose another pool.')
  const token = poolToken(pool)
  const loss =
    pending > 0n
      ? `forfeit ${formatAmount({ raw: pending, token: love })} of rewards and any added until then`
      : 'forfeit any rewards added until then'
  return {
    title: `Emergency withdrawal from ${poolName(pool)}`,
    chainId: deployment.chainId,
    account,
    calls: [
      {
        words: `Withdraw all ${spokenAmount({ raw: amount, token })} from the farm and ${loss}`,
        to: deployment.farm,
        data: encodeFunctionData({
          abi: loveFarmAbi,
          functionName: 'emergencyWithdraw',
          args: [pool.pid],
        }),
        value: 0n,
      },
    ],
    expects: [{ token, address: pool.lpToken, least: amount }],
    positions: stakePositions({ deployment, account, pool }),
  }
}
