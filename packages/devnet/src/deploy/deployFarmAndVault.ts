import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { loveTokenAbi } from '@love/contracts/abi/loveToken.abi'
import { faithVaultBytecode } from '@love/contracts/artifacts/faithVault'
import { loveFarmBytecode } from '@love/contracts/artifacts/loveFarm'
import { type Address, parseEther } from 'viem'
import { type DevnetClient, sender } from '../devnetClient.ts'
import type { Roles } from '../roles.ts'
import type { Deploy } from './deployAt.ts'

const farmLovePerBlock = parseEther('8')
const vaultLovePerBlock = parseEther('0.5')
const faithFeePercent = 3n

/** Both earn by minting LOVE, so both become minters. */
export async function deployFarmAndVault(
  client: DevnetClient,
  deploy: Deploy,
  { deployer, feeReceiver }: Roles,
  love: Address,
) {
  const from = sender(deployer)
  const farm = await deploy('farm', {
    ...from,
    abi: loveFarmAbi,
    bytecode: loveFarmBytecode,
    args: [love, feeReceiver, farmLovePerBlock, 0n],
  })
  const vault = await deploy('FAITH', {
    ...from,
    abi: faithVaultAbi,
    bytecode: faithVaultBytecode,
    args: [love, feeReceiver, vaultLovePerBlock, faithFeePercent],
  })
  for (const minter of [farm, vault])
    await client.writeContract({
      ...from,
      abi: loveTokenAbi,
      address: love,
      functionName: 'setMinter',
      args: [minter, true],
    })
  return { farm, vault }
}
