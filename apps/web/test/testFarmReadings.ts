import { devnet } from '@love/contracts/deployments/1337'
import type { Farm, FarmPool } from '@love/protocol/farm/farm'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { pairs } from '@love/protocol/pairs/pairs'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import { testStates } from '@love/protocol/test/testStates'
import type { FarmReadings } from '../src/programs/farm/farmReadings.ts'

const whole = (count: bigint, decimals = 18) => count * 10n ** BigInt(decimals)

/** 1,000,000 of the base on one side and 10,000 tokens on the other. */
export const states = testStates(
  Object.fromEntries(
    pairs.map(({ name, base, other }) => [
      name,
      { base: whole(1_000_000n, base.decimals), other: whole(10_000n, other.decimals) },
    ]),
  ),
)

/** Half of all LP tokens is staked; a tenth of that is the person's, and they hold another tenth. */
export function testFarmPool(pid: number, changes: Partial<FarmPool> = {}): FarmPool {
  const pair = pairs[pid]
  return {
    pid: BigInt(pid),
    lpToken: pair ? pairAddress(devnet, pair) : devnet.farm,
    pair,
    allocPoint: 10n,
    lastRewardBlock: 1_000n,
    accLovePerShare: 0n,
    depositFeeBasisPoints: 0n,
    staked: whole(500n),
    supply: whole(1_000n),
    stake: { amount: whole(50n), rewardDebt: 0n, pending: whole(2n), held: whole(50n), allowance: 0n },
    ...changes,
  }
}

export function testFarm(changes: Partial<Farm> = {}): Farm {
  return {
    block: 1_000n,
    timestamp: 1_700_000_000n,
    lovePerBlock: whole(1n),
    totalAllocPoint: 100n,
    startBlock: 0n,
    loveHeld: whole(1_000n),
    mayMint: true,
    pools: pairs.slice(0, 10).map((_, pid) => testFarmPool(pid)),
    ...changes,
  }
}

/** Everything read, at the block of the farm. */
export function testFarmReadings(changes: Partial<FarmReadings> = {}): FarmReadings {
  const farm = 'farm' in changes ? changes.farm : testFarm()
  return {
    farm,
    farmFailure: undefined,
    block: farm?.block ?? 0n,
    states,
    market: pairs.map(({ name }, index) => ({
      name,
      price: '0.01',
      change24h: '0',
      volumeUsd24h: `${1_000 * (index + 1)}`,
      feesUsd24h: '3',
      liquidityUsd: '20000',
      swaps24h: 1,
    })),
    marketFailure: undefined,
    price: usdPrices(states),
    ...changes,
  }
}
