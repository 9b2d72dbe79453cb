import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Client, erc20Abi } from 'viem'
import { readContract } from 'viem/actions'
import type { Amount } from '../amounts/amount.ts'
import { faith } from '../tokens/faith.ts'
import { love } from '../tokens/love.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'

export type VaultState = {
  readonly active: boolean
  readonly feePercent: bigint
  readonly lovePerBlock: Amount
  readonly loveHeld: Amount
  readonly shares: Amount
}

export async function readVault(
  client: Client,
  { deployment }: { deployment: Deployment },
): Promise<VaultState> {
  const address = tokenAddress(deployment, faith)
  const vault = { abi: faithVaultAbi, address } as const
  const [active, feePercent, lovePerBlock, shares, loveHeld] = await Promise.all([
    readContract(client, { ...vault, functionName: 'active' }),
    readContract(client, { ...vault, functionName: 'faithFeePercent' }),
    readContract(client, { ...vault, functionName: 'lovePerBlock' }),
    readContract(client, { ...vault, functionName: 'totalSupply' }),
    readContract(client, {
      abi: erc20Abi,
      address: tokenAddress(deployment, love),
      functionName: 'balanceOf',
      args: [address],
    }),
  ])
  return {
    active,
    feePercent,
    lovePerBlock: { raw: lovePerBlock, token: love },
    loveHeld: { raw: loveHeld, token: love },
    shares: { raw: shares, token: faith },
  }
}
