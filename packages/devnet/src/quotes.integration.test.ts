import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import { readFarm } from '@love/protocol/actions/readFarm'
import { readPair, readPairs } from '@love/protocol/actions/readPair'
import { readVault } from '@love/protocol/actions/readVault'
import { poolApr, vaultApr } from '@love/protocol/apr/apr'
import { pairs, wethUsdt } from '@love/protocol/pairs/pairs'
import { formatUsd, isAvailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import { amountOut } from '@love/protocol/quotes/amountOut'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { eth, love, usdt } from '@love/protocol/tokens/tokens'
import { parseUnits } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Devnet, startDevnet } from './startDevnet.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 12 })
})
afterAll(() => devnet.close())

test('default: quotes equal the router to the wei, over one pair and over two', async () => {
  const { deployment } = devnet.contracts
  const state = await readPairs(devnet.client, { deployment, pairs })
  const usdtPair = state.pairs.find(({ definition }) => definition.name === 'LOVE-USDT')?.reserves
  if (!usdtPair) throw new Error('LOVE-USDT is missing')
  const amount = parseUnits('123.456789', usdt.decimals)
  for (const { definition, reserves } of state.pairs) {
    if (!reserves || definition.base !== love || definition.other === usdt) continue
    const bought = amountOut(amount, { reserveIn: usdtPair.other.raw, reserveOut: usdtPair.base.raw })
    const sold = amountOut(bought, { reserveIn: reserves.base.raw, reserveOut: reserves.other.raw })
    const path = [usdt, love, definition.other].map((token) => tokenAddress(deployment, token))
    const router = await devnet.client.readContract({
      abi: uniswapV2Router02Abi,
      address: deployment.router,
      functionName: 'getAmountsOut',
      args: [amount, path],
    })
    expect([bought, sold]).toEqual(router.slice(1))
  }
})

test('default: prices, pool and vault APR come from the chain', async () => {
  const { deployment } = devnet.contracts
  const { pairs: states } = await readPairs(devnet.client, { deployment, pairs })
  const price = usdPrices(states)
  expect(formatUsd(price(love))).toMatch(/^\$0\.0[01]\d+$/)
  expect(formatUsd(price(eth))).toMatch(/^\$[23],\d{3}\.\d\d$/)
  const { lovePerBlock, totalAllocPoint, pools } = await readFarm(devnet.client, { deployment })
  for (const { allocPoint } of pools)
    expect(
      isAvailable(
        poolApr({
          lovePerBlock,
          allocPoint,
          totalAllocPoint,
          lovePrice: price(love),
          stakedValue: fraction(100n),
        }),
      ),
    ).toBe(true)
  expect(isAvailable(vaultApr(await readVault(devnet.client, { deployment })))).toBe(true)
})

test('error: a pair that does not exist has no reserves', async () => {
  const state = await readPair(devnet.client, { deployment: devnet.contracts.deployment, pair: wethUsdt })
  expect(state.reserves).toBeUndefined()
})
