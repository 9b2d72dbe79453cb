import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Address } from 'viem'
import { formatAmount } from '../amounts/amount.ts'
import { QuoteError } from '../errors.ts'
import { refuseStopped } from '../farm/emission.ts'
import { type Farm, poolName } from '../farm/farm.ts'
import { certainHarvest } from '../farm/rewardMeter.ts'
import { love } from '../tokens/tokens.ts'
import { farmCall, rewardExpectations } from './farmCall.ts'
import { pendingPosition } from './farmPositions.ts'
import type { Intent } from './intent.ts'

export type HarvestIntentParameters = {
  readonly deployment: Deployment
  readonly account: Address
  /** As read for that account. */
  readonly farm: Farm
  /** Those where nothing is pending are left out. */
  readonly pids: readonly bigint[]
}

/** One withdrawal of nothing for each pool: it pays what is pending. */
export function harvestIntent({ deployment, account, farm, pids }: HarvestIntentParameters): Intent {
  const pools = farm.pools.filter(({ pid, stake }) => pids.includes(pid) && (stake?.pending ?? 0n) > 0n)
  if (pools.length === 0)
    throw new QuoteError('There is nothing to harvest.', 'Rewards accrue every block after you stake.')
  for (const pool of pools) refuseStopped(farm, pool)
  const from = pools.length === 1 ? pools.map(poolName)[0] : `${pools.length} pools`
  return {
    title: `Harvest ${formatAmount({ raw: certainHarvest(farm, pools), token: love })} from ${from}`,
    chainId: deployment.chainId,
    account,
    calls: pools.map((pool) =>
      farmCall({
        deployment,
        words: `Harvest at least ${formatAmount({ raw: pool.stake?.pending ?? 0n, token: love })} from ${poolName(pool)}`,
        functionName: 'withdraw',
        pid: pool.pid,
        amount: 0n,
      }),
    ),
    expects: rewardExpectations(deployment, farm, pools),
    positions: [pendingPosition({ deployment, account, pools })],
  }
}
