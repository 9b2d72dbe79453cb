import { type Address, getContract } from 'viem'
import { expect, test } from 'vitest'
import { historyTraderAbi } from '../src/abi/historyTrader.abi.ts'
import { testTokenAbi } from '../src/abi/testToken.abi.ts'
import { testUsdtAbi } from '../src/abi/testUsdt.abi.ts'
import { uniswapV2FactoryAbi } from '../src/abi/uniswapV2Factory.abi.ts'
import { uniswapV2PairAbi } from '../src/abi/uniswapV2Pair.abi.ts'
import { historyTraderBytecode } from '../src/artifacts/historyTrader.ts'
import { testTokenBytecode } from '../src/artifacts/testToken.ts'
import { testUsdtBytecode } from '../src/artifacts/testUsdt.ts'
import { uniswapBuilds } from '../uniswapBuilds.ts'
import { createTestChain, deployed } from './createTestChain.ts'

const chain = await createTestChain()
const { client, owner, alice } = chain

/** A pair of 1,000,000 to 4,000,000, and a trader with 50,000 of each token. */
async function setUp() {
  const deploy = (transaction: Promise<`0x${string}`>) => deployed(chain, transaction)
  const token = getContract({
    abi: testTokenAbi,
    client,
    address: await deploy(
      client.deployContract({
        abi: testTokenAbi,
        bytecode: testTokenBytecode,
        args: ['Token', 'TKN', 18, 1_050_000n],
      }),
    ),
  })
  const usdt = getContract({
    abi: testUsdtAbi,
    client,
    address: await deploy(
      client.deployContract({ abi: testUsdtAbi, bytecode: testUsdtBytecode, args: [4_050_000n] }),
    ),
  })
  const factory = getContract({
    abi: uniswapV2FactoryAbi,
    client,
    address: await deploy(
      client.deployContract({
        abi: uniswapV2FactoryAbi,
        bytecode: factoryBytecode(),
        args: [owner],
      }),
    ),
  })
  await factory.write.createPair([token.address, usdt.address])
  const pairAddress = await factory.read.getPair([token.address, usdt.address])
  const pair = getContract({ abi: uniswapV2PairAbi, client, address: pairAddress })
  await token.write.transfer([pair.address, 1_000_000n])
  await usdt.write.transfer([pair.address, 4_000_000n])
  await pair.write.mint([owner])
  const trader = getContract({
    abi: historyTraderAbi,
    client,
    address: await deploy(client.deployContract({ abi: historyTraderAbi, bytecode: historyTraderBytecode })),
  })
  await token.write.transfer([trader.address, 50_000n])
  await usdt.write.transfer([trader.address, 50_000n])
  return { token, usdt, pair, trader }
}

function factoryBytecode() {
  const build = uniswapBuilds().find(({ name }) => name === 'UniswapV2Factory')
  if (!build) throw new Error('No build of the factory.')
  return build.bytecode
}

/** What Uniswap gives for an amount: 0.3 % of it stays with the pair. */
function quote(amountIn: bigint, reserveIn: bigint, reserveOut: bigint): bigint {
  return (amountIn * 997n * reserveOut) / (reserveIn * 1000n + amountIn * 997n)
}

test('default: trades in both directions at the price of the pair', async () => {
  const { token, usdt, pair, trader } = await setUp()
  const order = (tokenIn: Address, amountIn: bigint) => ({ pair: pair.address, tokenIn, amountIn })
  await trader.write.trade([[order(token.address, 10_000n), order(usdt.address, 20_000n)]])
  const gotUsdt = quote(10_000n, 1_000_000n, 4_000_000n)
  const gotToken = quote(20_000n, 4_000_000n - gotUsdt, 1_010_000n)
  expect(await usdt.read.balanceOf([trader.address])).toBe(30_000n + gotUsdt)
  expect(await token.read.balanceOf([trader.address])).toBe(40_000n + gotToken)
})

test('behavior: the owner takes the stock back', async () => {
  const { token, usdt, trader } = await setUp()
  await trader.write.withdraw([token.address, 50_000n])
  await trader.write.withdraw([usdt.address, 50_000n])
  expect(await token.read.balanceOf([owner])).toBe(50_000n)
  expect(await usdt.read.balanceOf([owner])).toBe(50_000n)
})

test('error: others than the owner', async () => {
  const { token, trader } = await setUp()
  await expect(trader.simulate.trade([[]], { account: alice })).rejects.toThrow('NotOwner')
  const withdrawal = trader.simulate.withdraw([token.address, 1n], { account: alice })
  await expect(withdrawal).rejects.toThrow('NotOwner')
})

test('error: a token that answers false, and an address without a contract', async () => {
  const { token, trader } = await setUp()
  await expect(trader.simulate.withdraw([alice, 1n])).rejects.toThrow('TokenCallFailed')
  // Answers 32 zero bytes to everything.
  await client.setCode({ address: token.address, bytecode: '0x5f5f5260205ff3' })
  await expect(trader.simulate.withdraw([token.address, 1n])).rejects.toThrow('TokenCallFailed')
})
