import type { Deployment } from '@love/contracts/deployments/deployment'
import { sender } from '@love/devnet/devnetClient'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { type Address, erc20Abi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { liquidityKit } from '../../../devnet/test/liquidityKit.ts'
import { performIntent } from '../../../devnet/test/performIntent.ts'
import { readFarmPools } from '../actions/readFarmPools.ts'
import { readHoldings } from '../actions/readHoldings.ts'
import { readLiquidity } from '../actions/readLiquidity.ts'
import { readPairs } from '../actions/readPair.ts'
import { parseAmount } from '../amounts/parseAmount.ts'
import { planStake } from '../liquidity/planStake.ts'
import type { PairDefinition } from '../pairs/pair.ts'
import { loveEth, loveUsdt, loveWbtc, routingPairs, war3Eth } from '../pairs/pairs.ts'
import { quoteExactIn } from '../quotes/quoteExactIn.ts'
import type { Token } from '../tokens/token.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { eth, faith, love, pepe, usdt, war3 } from '../tokens/tokens.ts'
import { composeIntents, type Intent } from './intent.ts'
import { stakeFromTokensIntent } from './stakeFromTokensIntent.ts'
import { swapIntent } from './swapIntent.ts'

let devnet: Devnet
let deployment: Deployment
let account: Address
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  deployment = devnet.contracts.deployment
  account = devnet.roles.demo[0]
})
afterAll(() => devnet.close())

const read = () => readFarmPools(devnet.client, { deployment, account })
const wordsOf = ({ calls }: Intent) => calls.map(({ words }) => words)

/** Plain data: it survives being written down. */
const perform = (intent: Intent) => performIntent(devnet, structuredClone(intent))

async function planned(pair: PairDefinition, token: Token, text: string, slippageBasisPoints = 50n) {
  const { client } = devnet
  const from = parseAmount(text, token)
  const tokens = [token, pair.base, pair.other]
  const [farm, { pairs: states, timestamp }, { pool: reserves }, { allowances }] = await Promise.all([
    read(),
    readPairs(client, { deployment, pairs: routingPairs }),
    readLiquidity(client, { deployment, pair, account }),
    readHoldings(client, { deployment, account, tokens, spender: deployment.router }),
  ])
  const pool = farm.pools.find((one) => one.pair?.name === pair.name)
  if (!pool || !reserves) throw new Error(`${pair.name} is missing.`)
  const plan = planStake({ pair, pool: reserves, states, from, slippageBasisPoints })
  const intent = stakeFromTokensIntent({ deployment, account, farm, pool, plan, allowances, timestamp })
  return { plan, intent, pool }
}

type Move = { readonly pair: PairDefinition; readonly token: Token; readonly text: string }

const moves = (
  [
    { pair: loveEth, token: eth, text: '0.5' },
    { pair: loveEth, token: love, text: '1000' },
    { pair: loveEth, token: usdt, text: '250' },
    { pair: loveUsdt, token: usdt, text: '100' },
    { pair: loveUsdt, token: eth, text: '0.05' },
    { pair: loveUsdt, token: war3, text: '5000' },
    { pair: loveWbtc, token: pepe, text: '1000000' },
    { pair: war3Eth, token: eth, text: '0.1' },
    { pair: war3Eth, token: war3, text: '3000' },
    { pair: war3Eth, token: usdt, text: '75' },
    { pair: war3Eth, token: love, text: '2500' },
  ] satisfies readonly Move[]
).map((move): [string, string, Move] => [move.pair.name, `${move.text} ${move.token.symbol}`, move])

test.each(moves)('default: %s from %s', async (_, __, { pair, token, text }) => {
  const { plan, intent, pool } = await planned(pair, token, text)
  const changes = await perform(intent)
  const after = (await read()).pools.find(({ pid }) => pid === pool.pid)
  const fee = (plan.liquidity * pool.depositFeeBasisPoints) / 10_000n
  expect((after?.stake?.amount ?? 0n) - (pool.stake?.amount ?? 0n)).toBe(plan.liquidity - fee)
  expect(intent.calls.at(-1)?.words).toContain('stays in your wallet')
  // No price has moved, so what is left is what the plan has named, beside rewards in LOVE.
  for (const { token: rest, raw } of plan.left) {
    const index = intent.expects.findIndex((one) => one.token.symbol === rest.symbol)
    const own = intent.expects[index]?.token.symbol === token.symbol ? plan.certain : 0n
    const change = (changes[index] ?? 0n) + (plan.entry ? 0n : own)
    if (rest.symbol === love.symbol) expect(change).toBeGreaterThanOrEqual(raw)
    else expect(change, rest.symbol).toBe(raw)
  }
  // What slippage keeps back is little: two times half a percent, of one half each, and of the LP tokens.
  const worth = plan.left.find((one) => one.token.symbol.endsWith('LP'))?.raw ?? 0n
  expect(worth * 150n).toBeLessThan(plan.liquidity)
})

test('behavior: an old USDT allowance is taken back first, on either side', async () => {
  const allow = (value: bigint) =>
    devnet.client.writeContract({
      ...sender(account),
      abi: erc20Abi,
      address: tokenAddress(deployment, usdt),
      functionName: 'approve',
      args: [deployment.router, value],
    })
  const { allowances } = await readHoldings(devnet.client, {
    deployment,
    account,
    tokens: [usdt],
    spender: deployment.router,
  })
  if (allowances.USDT) await allow(0n)
  await allow(3n)
  const paying = await planned(loveUsdt, usdt, '40')
  expect(wordsOf(paying.intent)[0]).toBe('Reset the old USDT approval to 0 (required by USDT)')
  await perform(paying.intent)
  const receiving = await planned(loveUsdt, love, '4000')
  expect(wordsOf(receiving.intent).filter((words) => words.startsWith('Reset the old'))).toHaveLength(1)
  await perform(receiving.intent)
})

/** The whale buys the base of a pair with ether. */
async function buyWithEther(pair: PairDefinition, text: string) {
  const { whale } = devnet.roles
  const { pairs: states, timestamp } = await readPairs(devnet.client, { deployment, pairs: [pair] })
  const quote = quoteExactIn({ states, amountIn: parseAmount(text, eth), to: pair.base })
  const terms = { deployment, account: whale, slippageBasisPoints: 50, allowance: 0n }
  await performIntent(devnet, swapIntent({ ...terms, quote, timestamp }))
}

test.each([loveEth, war3Eth])(
  'behavior: others may trade within the slippage, both ways, and beyond it everything stops',
  async (pair) => {
    const { reserves } = (await readLiquidity(devnet.client, { deployment, pair, account })).pool ?? {}
    const part = ((reserves?.base ?? 0n) * 7n) / 1_000n
    for (const token of [eth, pair.base]) {
      const text = token === eth ? '0.05' : '500'
      const dearer = await planned(pair, token, text, 300n)
      await buyWithEther(pair, '0.05')
      await perform(dearer.intent)
      const cheaper = await planned(pair, token, text, 300n)
      await liquidityKit(devnet, deployment).swap(pair, part)
      await perform(cheaper.intent)
    }
    const { intent } = await planned(pair, eth, '0.05', 10n)
    await buyWithEther(pair, '0.5')
    await expect(performIntent(devnet, intent)).rejects.toThrow('INSUFFICIENT_OUTPUT_AMOUNT')
  },
)

test('error: nothing to compose, and amounts that buy nothing, are refused in words', async () => {
  expect(() => composeIntents('Nothing', [])).toThrow('There is nothing to do')
  await expect(planned(loveEth, eth, '0.000000000000000002')).rejects.toThrow('too small')
  await expect(planned(loveEth, faith, '1')).rejects.toThrow('No route from FAITH')
})
