import { zeroAddress } from 'viem'
import type { Farm, FarmPool } from '../src/farm/farm.ts'
import { loveUsdt } from '../src/pairs/pairs.ts'
import { fraction } from '../src/prices/fraction.ts'

export const one = 10n ** 18n
export const testPool: FarmPool = {
  pid: 0n,
  lpToken: zeroAddress,
  pair: loveUsdt,
  allocPoint: 50n,
  lastRewardBlock: 1_000n,
  accLovePerShare: 0n,
  depositFeeBasisPoints: 400n,
  staked: 900n * one,
  supply: 2_000n * one,
  stake: { amount: 0n, rewardDebt: 0n, pending: 0n, held: 0n, allowance: 0n },
}
export const testFarm: Farm = {
  block: 1_000n,
  timestamp: 0n,
  lovePerBlock: one,
  totalAllocPoint: 100n,
  startBlock: 0n,
  loveHeld: 7n * one,
  mayMint: true,
  pools: [testPool],
}
/** An LP token is worth 10 USD, 100 LOVE one USD. */
export const testMarket = { lovePrice: fraction(1n, 100n), liquidity: fraction(20_000n) }
