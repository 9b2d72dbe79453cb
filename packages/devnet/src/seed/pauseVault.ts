import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import { blocksPerYear } from '@love/protocol/apr/apr'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { faith } from '@love/protocol/tokens/tokens'
import type { Contracts } from '../deploy/deployContracts.ts'
import { type DevnetClient, sender } from '../devnetClient.ts'
import type { Roles } from '../roles.ts'

const secondsPerYear = 31_536_000n

/**
 * The history has a block an hour, and a vault that earns by the block would grow hundreds of times slower than its APR
 * says. So it earns nothing meanwhile, and what this answers pays what that many seconds of usual blocks would have.
 */
export async function pauseVault(client: DevnetClient, { deployment }: Contracts, roles: Roles) {
  const vault = { abi: faithVaultAbi, address: tokenAddress(deployment, faith) } as const
  const usual = await client.readContract({ ...vault, functionName: 'lovePerBlock' })
  const setRate = (lovePerBlock: bigint) =>
    client.writeContract({
      ...sender(roles.deployer),
      ...vault,
      functionName: 'setLovePerBlock',
      args: [lovePerBlock],
    })
  await setRate(0n)
  return async (seconds: number): Promise<void> => {
    // All of it is earned in the one block between the two.
    await setRate((usual * blocksPerYear * BigInt(seconds)) / secondsPerYear)
    await setRate(usual)
  }
}
