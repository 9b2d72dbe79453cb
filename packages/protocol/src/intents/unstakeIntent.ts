import { exactAmount, formatAmount } from '../amounts/amount.ts'
import { QuoteError } from '../errors.ts'
import { refuseStopped } from '../farm/emission.ts'
import { poolName, poolToken } from '../farm/farm.ts'
import { farmCall, rewardExpectations } from './farmCall.ts'
import type { Intent } from './intent.ts'
import type { StakeIntentParameters } from './stakeIntent.ts'

/** LP tokens back into the wallet, together with what is pending. It costs no fee. */
export function unstakeIntent({ deployment, account, farm, pool, amount }: StakeIntentParameters): Intent {
  const token = poolToken(pool)
  if (amount <= 0n) throw new QuoteError('The amount is zero.', 'Type a larger amount.')
  if (amount > (pool.stake?.amount ?? 0n))
    throw new QuoteError(`You have less than that staked in ${poolName(pool)}.`, 'Type a smaller amount.')
  refuseStopped(farm, pool)
  return {
    title: `Unstake ${formatAmount({ raw: amount, token })}`,
    chainId: deployment.chainId,
    account,
    calls: [
      farmCall({
        deployment,
        words: `Take ${exactAmount({ raw: amount, token })} ${token.symbol} out of the farm, and harvest`,
        functionName: 'withdraw',
        pid: pool.pid,
        amount,
      }),
    ],
    expects: [
      { token, address: pool.lpToken, least: amount },
      ...rewardExpectations(deployment, farm, [pool]),
    ],
  }
}
