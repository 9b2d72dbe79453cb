import { blocksPerYear } from '../apr/blocksPerYear.ts'
import { type Fraction, fraction, multiply } from '../prices/fraction.ts'
import { farmEmission } from './emission.ts'
import type { Farm } from './farm.ts'
import { poolReward } from './poolReward.ts'

/** What the farm owes against what it has. LOVE in its smallest parts where it is a `bigint`. */
export type RewardMeter = {
  /** Whole LOVE that all stakers together earn in a day. */
  readonly perDay: Fraction
  /** Why that is zero. */
  readonly stopped: string | undefined
  /** Minted for stakers and not harvested yet. What was given to the farm is in it: the chain does not tell it apart. */
  readonly held: bigint
  /** Earned since each pool was last settled; the next deposit, withdrawal or harvest there mints it. */
  readonly unminted: bigint
  /** To all stakers together. */
  readonly owed: bigint
  /** Of that, what the farm can pay. */
  readonly payable: bigint
  /** `undefined`: the chain does not tell. */
  readonly mayMint: boolean | undefined
}

export function rewardMeter(farm: Farm): RewardMeter {
  const { block, loveHeld: held, mayMint, pools } = farm
  const { perBlock, stopped } = farmEmission(farm)
  const unminted = pools.reduce((sum, pool) => sum + poolReward({ farm, pool, block }), 0n)
  return {
    perDay: multiply(perBlock, fraction(blocksPerYear, 365n)),
    stopped,
    held,
    unminted,
    owed: held + unminted,
    payable: mayMint === false ? held : held + unminted,
    mayMint,
  }
}
