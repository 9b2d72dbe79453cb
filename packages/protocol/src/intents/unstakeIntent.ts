import { spokenAmount } from '../amounts/amount.ts'
import { QuoteError } from '../errors.ts'
import { refuseStopped } from '../farm/emission.ts'
import { poolName, poolToken } from '../farm/farm.ts'
import { farmCall, rewardExpectations } from './farmCall.ts'
import { stakePositions } from './farmPositions.ts'
import type { Intent } from './intent.ts'
import type { StakeIntentParameters } from './stakeIntent.ts'

/** LP tokens back into the wallet, together with what is pending. It costs no fee. */
export function unstakeIntent({ deployment, account, farm, pool, amount }: StakeIntentParameters): Intent {
  const token = poolToken(pool)
  if (amount <= 0n) throw new QuoteError('The amount is zero.', 'Enter a larger amount.')
  if (amount > (pool.stake?.amount ?? 0n))
    throw new QuoteError(`You have less than this staked in ${poolName(pool)}.`, 'Enter a smaller amount.')
  refuseStopped(farm, pool)
  return {
    title: `Unstake ${spokenAmount({ raw: amount, token })}`,
    chainId: deployment.chainId,
    account,
    calls: [
      farmCall({
        deployment,
        words: `Unstake ${spokenAmount({ raw: amount, token })} and harvest`,
        functionName: 'withdraw',
        pid: pool.pid,
        amount,
      }),
    ],
    expects: [
      { token, address: pool.lpToken, least: amount },
      ...rewardExpectations(deployment, farm, [pool]),
    ],
    positions: stakePositions({ deployment, account, pool }),
  }
}
