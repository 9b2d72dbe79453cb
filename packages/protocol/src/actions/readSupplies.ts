import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Client, erc20Abi } from 'viem'
import type { Token } from '../tokens/token.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { plainAddress } from './plainAddress.ts'
import { readContract } from './readContract.ts'

export type ReadSuppliesParameters = { deployment: Deployment; tokens: readonly Token[] }

/** How much there is of each token, by symbol, in its smallest parts. */
export async function readSupplies(
  client: Client,
  { deployment, tokens }: ReadSuppliesParameters,
): Promise<Readonly<Record<string, bigint>>> {
  const supplies = await Promise.all(
    tokens.map(async (token) => {
      const address = plainAddress(tokenAddress(deployment, token))
      return [
        token.symbol,
        await readContract(client, { abi: erc20Abi, address, functionName: 'totalSupply' }),
      ] as const
    }),
  )
  return Object.fromEntries(supplies)
}
