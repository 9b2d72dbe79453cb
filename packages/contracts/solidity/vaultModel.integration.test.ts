import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../testRuns.ts'
import { createTestChain, type TestChain } from './createTestChain.ts'
import { deployVault, wallet } from './deployVault.ts'
import * as model from './vaultModel.ts'
import { users, type VaultStart, type VaultStep, vaultStart, vaultSteps } from './vaultSteps.ts'

/** A vault on the chain beside its model, both as at the start. */
async function setUp(chain: TestChain, { lovePerBlock, feePercent }: VaultStart) {
  const contracts = await deployVault(chain, { lovePerBlock, faithFeePercent: feePercent })
  const expected: model.VaultModel = {
    block: await chain.client.getBlockNumber(),
    lovePerBlock,
    feePercent,
    active: true,
    lastMintBlock: await contracts.vault.read.lastMintBlock(),
    held: 0n,
    feeShares: 0n,
    shares: users.map(() => 0n),
    love: users.map(() => wallet),
  }
  const { client, alice, bob, carol, feeReceiver } = chain
  return { ...contracts, client, feeReceiver, expected, accounts: [alice, bob, carol] as const }
}

type Run = Awaited<ReturnType<typeof setUp>>

/** The step on the chain, then the same on the model. */
async function take(run: Run, step: VaultStep) {
  const { vault, love, client, accounts, expected } = run
  switch (step.type) {
    case 'enter': {
      const { user, amount } = step
      const account = accounts[user]
      const act = (state: model.VaultModel) => model.enter(state, user, amount)
      const refusal = refusalOf(expected, act)
      if (refusal)
        return expect(vault.simulate.enter([amount], { account, ...next })).rejects.toThrow(refusal)
      await mined(run, vault.write.enter([amount], { account }))
      return act(expected)
    }
    case 'leave': {
      const { user, percent } = step
      const account = accounts[user]
      const shares = ((expected.shares[user] ?? 0n) * percent) / 100n
      const act = (state: model.VaultModel) => model.leave(state, user, shares)
      const refusal = refusalOf(expected, act)
      if (refusal)
        return expect(vault.simulate.leave([shares], { account, ...next })).rejects.toThrow(refusal)
      await mined(run, vault.write.leave([shares], { account }))
      return act(expected)
    }
    case 'give':
      await mined(run, love.write.transfer([vault.address, step.amount], { account: accounts[step.user] }))
      return model.give(expected, step.user, step.amount)
    case 'mine':
      return mined(run, client.mine({ blocks: step.blocks }))
    case 'setActive':
      await mined(run, vault.write.setActive([step.active]))
      return model.setActive(expected, step.active)
    case 'setLovePerBlock':
      await mined(run, vault.write.setLovePerBlock([step.lovePerBlock]))
      return model.setLovePerBlock(expected, step.lovePerBlock)
    case 'setFeePercent':
      await mined(run, vault.write.setFaithFeePercent([step.feePercent]))
      expected.feePercent = step.feePercent
      return
    default:
      return step satisfies never
  }
}

/** A call is tried in the block that a transaction would be in. */
const next = { blockTag: 'pending' } as const

function refusalOf(expected: model.VaultModel, act: (state: model.VaultModel) => void): string | undefined {
  try {
    act({ ...structuredClone(expected), block: expected.block + 1n })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function mined({ client, expected }: Run, transaction: Promise<unknown>) {
  await transaction
  expected.block = await client.getBlockNumber()
}

async function compare({ vault, love, accounts, feeReceiver, expected }: Run) {
  expect({
    lastMintBlock: await vault.read.lastMintBlock(),
    active: await vault.read.active(),
    lovePerBlock: await vault.read.lovePerBlock(),
    feePercent: await vault.read.faithFeePercent(),
    total: await vault.read.totalSupply(),
    held: await love.read.balanceOf([vault.address]),
    feeShares: await vault.read.balanceOf([feeReceiver]),
    shares: await Promise.all(accounts.map((user) => vault.read.balanceOf([user]))),
    love: await Promise.all(accounts.map((user) => love.read.balanceOf([user]))),
    block: expected.block,
  }).toEqual({ ...expected, total: model.totalShares(expected) })
}

/** Only the fee may thin out a share: rounding is always to the good of those who stay. */
function expectNoLoss(before: model.VaultModel, after: model.VaultModel, step: VaultStep) {
  const total = model.totalShares(before)
  if (total === 0n || (step.type === 'enter' && before.feePercent > 0n)) return
  expect(after.held * total).toBeGreaterThanOrEqual(before.held * model.totalShares(after))
}

test('behavior: any run of steps leaves the vault as the model says', { timeout: 600_000 }, async () => {
  const chain = await createTestChain()
  await fc.assert(
    fc.asyncProperty(vaultStart, vaultSteps, async (start, steps) => {
      const run = await setUp(chain, start)
      for (const step of steps) {
        const before = structuredClone(run.expected)
        await take(run, step)
        await compare(run)
        expectNoLoss(before, run.expected, step)
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
