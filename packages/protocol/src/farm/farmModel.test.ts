import * as fc from 'fast-check'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import * as model from '../../../contracts/solidity/farmModel.ts'
import {
  type FarmStart,
  type FarmStep,
  farmStart,
  farmSteps,
  pids,
  users,
} from '../../../contracts/solidity/farmSteps.ts'
import { runs } from '../../../contracts/testRuns.ts'
import { blocksPerYear } from '../apr/apr.ts'
import { fraction } from '../prices/fraction.ts'
import type { Farm } from './farm.ts'
import { realApr } from './realApr.ts'
import { certainHarvest, pendingAt, rewardMeter } from './rewardMeter.ts'

function start({ lovePerBlock, wait, pools }: FarmStart): model.FarmModel {
  const farm = model.createFarm({ lovePerBlock, startBlock: wait, users: users.length })
  for (const { allocPoint, feeBP } of pools) model.addPool(farm, allocPoint, BigInt(feeBP))
  return farm
}

/** The step in a block of its own. */
function take(farm: model.FarmModel, step: FarmStep) {
  model.moveTo(farm, farm.block + (step.type === 'mine' ? BigInt(step.blocks) : 1n))
  switch (step.type) {
    case 'deposit':
      return model.deposit(farm, step.pid, step.user, step.amount)
    case 'withdraw': {
      const percent = step.percent > 100n ? 100n : step.percent
      const stake = model.stakeOf(farm, step.pid, step.user).amount
      return model.withdraw(farm, step.pid, step.user, (stake * percent) / 100n)
    }
    case 'harvest':
      return model.withdraw(farm, step.pid, step.user, 0n)
    case 'emergencyWithdraw':
      return model.emergencyWithdraw(farm, step.pid, step.user)
    case 'set':
      return model.setPool(farm, step.pid, step.allocPoint, BigInt(step.feeBP))
    case 'setLovePerBlock':
      return model.setLovePerBlock(farm, step.lovePerBlock)
    case 'mine':
      return
    default:
      return step satisfies never
  }
}

/** As `readFarmPools` reads it for a user. */
function read(farm: model.FarmModel, user: number): Farm {
  const { block, lovePerBlock, startBlock, held } = farm
  return {
    block,
    timestamp: 0n,
    lovePerBlock,
    startBlock,
    totalAllocPoint: model.totalAllocPoint(farm),
    loveHeld: held,
    mayMint: true,
    pools: farm.pools.map(({ depositFeeBP, ...pool }, pid) => ({
      ...pool,
      pid: BigInt(pid),
      lpToken: zeroAddress,
      pair: undefined,
      depositFeeBasisPoints: depositFeeBP,
      staked: model.staked(farm.pools[pid] ?? { ...pool, depositFeeBP }),
      supply: 10n ** 24n,
      stake: {
        ...model.stakeOf(farm, pid, user),
        pending: model.pendingLove(farm, pid, user),
        held: 0n,
        allowance: 0n,
      },
    })),
  }
}

const run = fc.tuple(farmStart, farmSteps).map(([opening, steps]) => {
  const farm = start(opening)
  for (const step of steps) take(farm, step)
  return farm
})
const later = fc.bigInt(0n, 10_000n)
const place = { pid: fc.constantFrom(...pids), user: fc.constantFrom(...users) }

test('behavior: what is pending at any later block is what the farm will say, to the wei', () => {
  fc.assert(
    fc.property(run, later, fc.constantFrom(...users), (farm, blocks, user) => {
      const seen = read(farm, user)
      model.moveTo(farm, farm.block + blocks)
      for (const pool of seen.pools)
        expect(pool.stake && pendingAt({ farm: seen, pool, stake: pool.stake, block: farm.block })).toBe(
          model.pendingLove(farm, Number(pool.pid), user),
        )
    }),
    { numRuns: runs(300, 10_000) },
  )
})

test('behavior: a certain harvest is paid in full, now and later', () => {
  fc.assert(
    fc.property(run, later, fc.constantFrom(...users), (farm, blocks, user) => {
      const seen = read(farm, user)
      const before = farm.paid[user] ?? 0n
      model.moveTo(farm, farm.block + blocks)
      for (const pid of pids) model.withdraw(farm, pid, user, 0n)
      expect((farm.paid[user] ?? 0n) - before).toBeGreaterThanOrEqual(certainHarvest(seen, seen.pools))
    }),
    { numRuns: runs(300, 10_000) },
  )
})

test('behavior: what the farm owes covers what everyone has pending, but for a few wei of rounding', () => {
  fc.assert(
    fc.property(run, (farm) => {
      const pending = users.flatMap((user) => read(farm, user).pools.map(({ stake }) => stake?.pending ?? 0n))
      const { owed, payable } = rewardMeter(read(farm, 0))
      expect(payable).toBe(owed)
      expect(pending.reduce((sum, one) => sum + one, 0n)).toBeLessThanOrEqual(owed + 50n)
    }),
    { numRuns: runs(300, 10_000) },
  )
})

test('behavior: a deposit earns what was promised, after its own dilution and fee', () => {
  fc.assert(
    fc.property(
      run,
      fc.record(place),
      fc.bigInt(1n, 10n ** 22n),
      fc.bigInt(1n, 1_000n),
      (farm, at, deposit, blocks) => {
        // Rewards begin for everyone: before that nothing is promised.
        model.moveTo(farm, farm.block + farm.startBlock + 1n)
        const { pid, user } = at
        model.withdraw(farm, pid, user, model.stakeOf(farm, pid, user).amount)
        const seen = read(farm, user)
        const pool = seen.pools[pid]
        if (!pool) throw new Error('No pool.')
        const price = fraction(1n, 100n)
        const promised = realApr({ farm: seen, pool, deposit, lovePrice: price, liquidity: fraction(1_000n) })
        model.deposit(farm, pid, user, deposit)
        expect(model.stakeOf(farm, pid, user).amount).toBe(promised.credited)
        const debt = model.pendingLove(farm, pid, user)
        model.moveTo(farm, farm.block + blocks)
        const earned = model.pendingLove(farm, pid, user) - debt
        const { numerator, denominator } = promised.perYear.love
        const exact = (numerator * 10n ** 18n * blocks) / (denominator * blocksPerYear)
        // The farm rounds down twice: once a block's reward, once to 12 decimals of an LP token.
        const rounding = promised.credited / 10n ** 12n + 3n
        expect(earned).toBeLessThanOrEqual(exact + rounding)
        expect(earned).toBeGreaterThanOrEqual(exact - rounding)
      },
    ),
    { numRuns: runs(300, 10_000) },
  )
})
