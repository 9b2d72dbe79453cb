import { getContract, maxUint256 } from 'viem'
import { faithVaultAbi } from '../src/abi/faithVault.abi.ts'
import { loveTokenAbi } from '../src/abi/loveToken.abi.ts'
import { faithVaultBytecode } from '../src/artifacts/faithVault.ts'
import { loveTokenBytecode } from '../src/artifacts/loveToken.ts'
import { deployed, type TestChain } from './createTestChain.ts'

/** LOVE that each user has at the start, all of it approved to the vault. */
export const wallet = 10n ** 24n

/** An empty vault that may mint, and three users with LOVE. */
export async function deployVault(chain: TestChain, { lovePerBlock = 100n, faithFeePercent = 0n } = {}) {
  const { client, owner, alice, bob, carol, feeReceiver } = chain
  const love = getContract({
    abi: loveTokenAbi,
    client,
    address: await deployed(
      chain,
      client.deployContract({ abi: loveTokenAbi, bytecode: loveTokenBytecode, args: [owner, 4n * wallet] }),
    ),
  })
  const vault = getContract({
    abi: faithVaultAbi,
    client,
    address: await deployed(
      chain,
      client.deployContract({
        abi: faithVaultAbi,
        bytecode: faithVaultBytecode,
        args: [love.address, feeReceiver, lovePerBlock, faithFeePercent],
      }),
    ),
  })
  await love.write.setMinter([vault.address, true])
  for (const user of [alice, bob, carol]) {
    await love.write.transfer([user, wallet])
    await love.write.approve([vault.address, maxUint256], { account: user })
  }
  return { love, vault }
}
