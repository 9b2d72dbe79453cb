import { readFarmPools } from '@love/protocol/actions/readFarmPools'
import type { Amount } from '@love/protocol/amounts/amount'
import { harvestGas } from '@love/protocol/farm/farm'
import { combine } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import { eth, love } from '@love/protocol/tokens/tokens'
import { getGasPrice } from 'viem/actions'
import { chainSetup } from '../../chain/chainSetup.ts'
import { amountFraction } from '../../chain/prices/amountFraction.ts'
import { snapshotStore } from '../../chain/snapshot/snapshotStore.ts'
import type { Finding } from '../alert.ts'
import { judgeRewards, rewardsKept } from '../kinds/judgeRewards.ts'
import { LookError } from '../LookError.ts'
import type { AccountLook } from '../look.ts'
import { freshPrices, noPricesText } from './lookAtPrices.ts'

/** All pools of the farm in one request with the price of gas. Dollars come from the snapshot. */
export async function lookAtRewards({ address, chosen, isHidden }: AccountLook): Promise<Finding> {
  const { client, deployment } = chainSetup().access
  const [farm, gasPrice] = await Promise.all([
    readFarmPools(client, { deployment, account: address }),
    getGasPrice(client),
    isHidden ? snapshotStore.look() : undefined,
  ])
  const price = freshPrices()
  if (!price) throw new LookError(noPricesText() ?? 'No prices from the server.')
  const pending = farm.pools.flatMap(({ stake }) => (stake && stake.pending > 0n ? [stake.pending] : []))
  const earned = { raw: pending.reduce((sum, one) => sum + one, 0n), token: love }
  const gas = { raw: BigInt(pending.length) * harvestGas * gasPrice, token: eth }
  const inDollars = (amount: Amount) =>
    combine([price(amount.token.symbol)], (each) => multiply(amountFraction(amount), each))
  const { rewardDollars, rewardFees } = chosen
  const facts = { earned, value: inDollars(earned), fee: inDollars(gas), rewardDollars, rewardFees }
  return (kept) => judgeRewards(rewardsKept(kept), facts)
}
