import { getContract, maxUint256 } from 'viem'
import { loveFarmAbi } from '../src/abi/loveFarm.abi.ts'
import { loveTokenAbi } from '../src/abi/loveToken.abi.ts'
import { testTokenAbi } from '../src/abi/testToken.abi.ts'
import { loveFarmBytecode } from '../src/artifacts/loveFarm.ts'
import { loveTokenBytecode } from '../src/artifacts/loveToken.ts'
import { testTokenBytecode } from '../src/artifacts/testToken.ts'
import { deployed, type TestChain } from './createTestChain.ts'

/** Liquidity tokens that each user has at the start, all of them approved to the farm. */
export const wallet = 10n ** 24n

export const loveSupply = 10n ** 24n

/** A farm that may mint, without pools, beside two liquidity tokens in the hands of three users. */
export async function deployFarm(chain: TestChain, { lovePerBlock = 1_000n, startBlock = 0n } = {}) {
  const { client, owner, feeReceiver } = chain
  const love = getContract({
    abi: loveTokenAbi,
    client,
    address: await deployed(
      chain,
      client.deployContract({ abi: loveTokenAbi, bytecode: loveTokenBytecode, args: [owner, loveSupply] }),
    ),
  })
  const farm = getContract({
    abi: loveFarmAbi,
    client,
    address: await deployed(
      chain,
      client.deployContract({
        abi: loveFarmAbi,
        bytecode: loveFarmBytecode,
        args: [love.address, feeReceiver, lovePerBlock, startBlock],
      }),
    ),
  })
  await love.write.setMinter([farm.address, true])
  const lp0 = await deployLpToken(chain, farm.address)
  const lp1 = await deployLpToken(chain, farm.address)
  return { love, farm, lpTokens: [lp0, lp1] as const }
}

async function deployLpToken(chain: TestChain, spender: `0x${string}`) {
  const { client, alice, bob, carol } = chain
  const address = await deployed(
    chain,
    client.deployContract({
      abi: testTokenAbi,
      bytecode: testTokenBytecode,
      args: ['Liquidity', 'LP', 18, 3n * wallet],
    }),
  )
  const token = getContract({ abi: testTokenAbi, client, address })
  for (const user of [alice, bob, carol]) {
    await token.write.transfer([user, wallet])
    await token.write.approve([spender, maxUint256], { account: user })
  }
  return token
}
