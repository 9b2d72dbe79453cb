import { uniswapV2FactoryAbi } from '@love/contracts/abi/uniswapV2Factory.abi'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { loveEth, loveUsdt, loveWbtc, routingPairs } from '@love/protocol/pairs/pairs'
import fc from 'fast-check'
import { type Hex, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runs } from '../../contracts/testRuns.ts'
import { liquidityKit } from '../test/liquidityKit.ts'
import { sender } from './devnetClient.ts'
import { type Devnet, startDevnet } from './startDevnet.ts'

let devnet: Devnet
let kit: ReturnType<typeof liquidityKit>
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  kit = liquidityKit(devnet, devnet.contracts.deployment)
})
afterAll(() => devnet.close())

/** Every run of a property begins with the same chain. */
let snapshot: Hex
beforeEach(async () => {
  snapshot = await devnet.client.snapshot()
})
async function startAgain() {
  await devnet.client.revert({ id: snapshot })
  snapshot = await devnet.client.snapshot()
}

/** How much of the pool goes in, what is traded in between, and how much of the LP tokens comes out. */
const steps = fc.tuple(
  fc.bigInt({ min: 1n, max: 5_000n }),
  fc.bigInt({ min: parseEther('10'), max: parseEther('20000') }),
  fc.bigInt({ min: 1n, max: 10_000n }),
)

test('default: deposits and withdrawals give what was predicted, to the wei', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...routingPairs), steps, async (pair, [part, trade, back]) => {
      await kit.swap(pair, trade)
      await expectExactDeposit(pair, part)
      await kit.swap(pair, trade / 2n)
      await expectExactWithdrawal(pair, back)
      await startAgain()
    }),
    { numRuns: runs(12, 150), endOnFailure: true },
  )
})

test('behavior: when someone trades before, the person gets no less than promised or nothing happens', async () => {
  const outcomes = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(loveEth, loveUsdt), steps, async (pair, [part, trade, back]) => {
      const adding = await kit.deposit(pair, await kit.read(pair), part)
      await kit.swap(pair, trade * 10n)
      outcomes.add(await kit.performOrRefuse(adding.intent))
      const liquidity = await kit.read(pair)
      const removing = kit.withdrawal(pair, liquidity, (liquidity.position.liquidity * back) / 10_000n)
      await kit.swap(pair, trade * 10n)
      outcomes.add(await kit.performOrRefuse(removing.intent))
      await startAgain()
    }),
    { numRuns: runs(8, 80), endOnFailure: true },
  )
  expect(outcomes).not.toContain('broken')
  expect(outcomes).toContain('refused')
})

test('behavior: exact also where a part of the fees is shared and someone gave the pool a present', async () => {
  const { deployment } = devnet.contracts
  await devnet.client.writeContract({
    ...sender(devnet.roles.deployer),
    abi: uniswapV2FactoryAbi,
    address: deployment.factory,
    functionName: 'setFeeTo',
    args: [devnet.roles.feeReceiver],
  })
  snapshot = await devnet.client.snapshot()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(loveEth, loveWbtc), steps, async (pair, [part, trade, back]) => {
      await expectExactDeposit(pair, part)
      await kit.swap(pair, trade)
      await kit.transfer(pair.base, pairAddress(deployment, pair), trade)
      await expectExactWithdrawal(pair, back)
      await kit.swap(pair, trade)
      await kit.transfer(pair.base, pairAddress(deployment, pair), 12_345n)
      await expectExactDeposit(pair, part)
      await startAgain()
    }),
    { numRuns: runs(3, 30), endOnFailure: true },
  )
})

async function expectExactDeposit(pair: PairDefinition, part: bigint) {
  const { intent, preview } = await kit.deposit(pair, await kit.read(pair), part)
  const { base, other } = preview.taken
  expect(await kit.perform(intent)).toEqual([-base, -other, preview.liquidity])
}

async function expectExactWithdrawal(pair: PairDefinition, part: bigint) {
  const liquidity = await kit.read(pair)
  const amount = (liquidity.position.liquidity * part) / 10_000n
  const { intent, paid } = kit.withdrawal(pair, liquidity, amount)
  expect(await kit.perform(intent)).toEqual([-amount, paid.base, paid.other])
}
