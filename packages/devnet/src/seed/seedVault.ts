import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import { faith } from '@love/protocol/tokens/faith'
import { love } from '@love/protocol/tokens/love'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { type Address, erc20Abi, parseEther } from 'viem'
import type { Contracts } from '../deploy/deployContracts.ts'
import { type DevnetClient, sender } from '../devnetClient.ts'
import type { Roles } from '../roles.ts'

export async function seedVault(
  client: DevnetClient,
  { deployment }: Contracts,
  roles: Roles,
): Promise<void> {
  const [first, second] = roles.demo
  const entries: [Address, bigint][] = [
    [roles.whale, parseEther('8000000')],
    [first, parseEther('50000')],
    [second, parseEther('20000')],
  ]
  const vault = tokenAddress(deployment, faith)
  for (const [account, amount] of entries) {
    const from = sender(account)
    await client.writeContract({
      ...from,
      abi: erc20Abi,
      address: tokenAddress(deployment, love),
      functionName: 'approve',
      args: [vault, amount],
    })
    await client.writeContract({
      ...from,
      abi: faithVaultAbi,
      address: vault,
      functionName: 'enter',
      args: [amount],
    })
  }
}
