import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../testRuns.ts'
import { createTestChain, type TestChain } from './createTestChain.ts'
import { deployFarm, loveSupply, wallet } from './deployFarm.ts'
import * as model from './farmModel.ts'
import { type FarmStart, type FarmStep, farmStart, farmSteps, pids, users } from './farmSteps.ts'

/** A farm on the chain beside its model, both as at the start. */
async function setUp(chain: TestChain, { lovePerBlock, wait, pools }: FarmStart) {
  const { client, alice, bob, carol, feeReceiver } = chain
  const startBlock = (await client.getBlockNumber()) + wait
  const contracts = await deployFarm(chain, { lovePerBlock, startBlock })
  const expected = model.createFarm({ startBlock, lovePerBlock, users: users.length })
  for (const pid of pids) {
    const { allocPoint, feeBP } = pools[pid]
    const { address } = contracts.lpTokens[pid]
    await mined({ client, expected }, contracts.farm.write.add([allocPoint, address, feeBP]))
    model.addPool(expected, allocPoint, BigInt(feeBP))
  }
  return { ...contracts, client, expected, feeReceiver, accounts: [alice, bob, carol] as const }
}

type Run = Awaited<ReturnType<typeof setUp>>

/** The step on the chain, then the same on the model. */
async function take(run: Run, step: FarmStep) {
  const { farm, client, expected, accounts } = run
  switch (step.type) {
    case 'deposit': {
      const { pid, user, amount } = step
      await mined(run, farm.write.deposit([BigInt(pid), amount], { account: accounts[user] }))
      return model.deposit(expected, pid, user, amount)
    }
    case 'withdraw': {
      const { pid, user, percent } = step
      const stake = model.stakeOf(expected, pid, user).amount
      const amount = (stake * percent) / 100n
      const call = [[BigInt(pid), amount], { account: accounts[user] }] as const
      if (amount > stake) return expect(farm.simulate.withdraw(...call)).rejects.toThrow('NotEnoughStaked')
      await mined(run, farm.write.withdraw(...call))
      return model.withdraw(expected, pid, user, amount)
    }
    case 'harvest': {
      const { pid, user } = step
      await mined(run, farm.write.withdraw([BigInt(pid), 0n], { account: accounts[user] }))
      return model.withdraw(expected, pid, user, 0n)
    }
    case 'emergencyWithdraw': {
      const { pid, user } = step
      await mined(run, farm.write.emergencyWithdraw([BigInt(pid)], { account: accounts[user] }))
      return model.emergencyWithdraw(expected, pid, user)
    }
    case 'mine':
      return mined(run, client.mine({ blocks: step.blocks }))
    case 'set': {
      const { pid, allocPoint, feeBP } = step
      await mined(run, farm.write.set([BigInt(pid), allocPoint, feeBP]))
      return model.setPool(expected, pid, allocPoint, BigInt(feeBP))
    }
    case 'setLovePerBlock':
      await mined(run, farm.write.setLovePerBlock([step.lovePerBlock]))
      return model.setLovePerBlock(expected, step.lovePerBlock)
    default:
      return step satisfies never
  }
}

async function mined({ client, expected }: Pick<Run, 'client' | 'expected'>, transaction: Promise<unknown>) {
  await transaction
  model.moveTo(expected, await client.getBlockNumber())
}

/** Compares all that the farm shows: its numbers, every stake, and where each token is. */
async function compare({ farm, love, lpTokens, expected, accounts, feeReceiver }: Run) {
  expect(await farm.read.totalAllocPoint()).toBe(model.totalAllocPoint(expected))
  expect(await love.read.totalSupply()).toBe(loveSupply + expected.minted)
  expect(expected.minted).toBeLessThanOrEqual(expected.budget)
  expect(await love.read.balanceOf([farm.address])).toBe(expected.held)
  expect(await Promise.all(accounts.map((user) => love.read.balanceOf([user])))).toEqual(expected.paid)
  for (const pid of pids) {
    const lp = lpTokens[pid]
    const pool = model.poolOf(expected, pid)
    const stakes = await Promise.all(accounts.map((user) => farm.read.userInfo([BigInt(pid), user])))
    const pending = await Promise.all(accounts.map((user) => farm.read.pendingLove([BigInt(pid), user])))
    expect(await farm.read.poolInfo([BigInt(pid)])).toEqual([
      lp.address,
      pool.allocPoint,
      pool.lastRewardBlock,
      pool.accLovePerShare,
      Number(pool.depositFeeBP),
    ])
    expect(stakes).toEqual(pool.stakes.map(({ amount, rewardDebt }) => [amount, rewardDebt]))
    expect(pending).toEqual(users.map((user) => model.pendingLove(expected, pid, user)))
    expect(await lp.read.balanceOf([farm.address])).toBe(model.staked(pool))
    expect(await lp.read.balanceOf([feeReceiver])).toBe(pool.fees)
  }
}

test('behavior: any run of steps leaves the farm as the model says', { timeout: 600_000 }, async () => {
  const chain = await createTestChain()
  await fc.assert(
    fc.asyncProperty(farmStart, farmSteps, async (start, steps) => {
      const run = await setUp(chain, start)
      for (const step of steps) {
        await take(run, step)
        await compare(run)
      }
      for (const pid of pids) {
        for (const user of users) await take(run, { type: 'withdraw', pid, user, percent: 100n })
        const { fees } = model.poolOf(run.expected, pid)
        const balances = run.accounts.map((user) => run.lpTokens[pid].read.balanceOf([user]))
        const returned = (await Promise.all(balances)).reduce((sum, balance) => sum + balance)
        expect(returned).toBe(3n * wallet - fees)
      }
    }),
    // The limit ends the search for a smaller counterexample before the test times out without any.
    {
      seed: 1337,
      numRuns: runs(8, 300),
      interruptAfterTimeLimit: runs(60_000, 540_000),
      markInterruptAsFailure: true,
    },
  )
})
