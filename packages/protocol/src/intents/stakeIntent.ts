import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Address } from 'viem'
import { spokenAmount } from '../amounts/amount.ts'
import { QuoteError } from '../errors.ts'
import { refuseStopped } from '../farm/emission.ts'
import { type Farm, type FarmPool, poolName, poolToken } from '../farm/farm.ts'
import { formatPercent } from '../prices/figure.ts'
import { fraction } from '../prices/fraction.ts'
import { approvalCalls } from './approvalCalls.ts'
import { farmCall, rewardExpectations } from './farmCall.ts'
import { stakePositions } from './farmPositions.ts'
import type { Intent } from './intent.ts'

export type StakeIntentParameters = {
  readonly deployment: Deployment
  readonly account: Address
  readonly farm: Farm
  /** As read for that account. */
  readonly pool: FarmPool
  /** LP tokens, fee and all. */
  readonly amount: bigint
}

/** The exact approval if it is missing, then the deposit, which also pays what is pending. */
export function stakeIntent({ deployment, account, farm, pool, amount }: StakeIntentParameters): Intent {
  if (amount <= 0n) throw new QuoteError('The amount is zero.', 'Enter a larger amount.')
  refuseStopped(farm, pool)
  const token = poolToken(pool)
  const fee = pool.depositFeeBasisPoints
  const feeWords = fee > 0n ? ` (deposit fee ${formatPercent(fraction(fee, 10_000n))})` : ''
  return {
    title: `Stake ${spokenAmount({ raw: amount, token })}`,
    chainId: deployment.chainId,
    account,
    calls: [
      ...approvalCalls({
        address: pool.lpToken,
        token,
        spender: deployment.farm,
        spenderName: 'the farm',
        amount,
        allowance: pool.stake?.allowance ?? 0n,
      }),
      farmCall({
        deployment,
        words: `Stake ${spokenAmount({ raw: amount, token })} in ${poolName(pool)}${feeWords}`,
        functionName: 'deposit',
        pid: pool.pid,
        amount,
      }),
    ],
    expects: [
      { token, address: pool.lpToken, least: -amount },
      ...rewardExpectations(deployment, farm, [pool]),
    ],
    positions: stakePositions({ deployment, account, pool }),
  }
}
