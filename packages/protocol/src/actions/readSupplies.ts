import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Client, erc20Abi } from 'viem'
import type { PairDefinition } from '../pairs/pair.ts'
import { pairAddress } from '../pairs/pairAddress.ts'
import type { Token } from '../tokens/token.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { hasNoContract, plainAddress, readContract } from './readContract.ts'

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

/** LP tokens of a pair, in their smallest parts: all there are, and those in the farm. */
export type LpSupply = { readonly total: bigint; readonly staked: bigint }

type ReadLpSuppliesParameters = { deployment: Deployment; pairs: readonly PairDefinition[] }

/** By the name of the pair; a pair that does not exist has none. */
export async function readLpSupplies(
  client: Client,
  { deployment, pairs }: ReadLpSuppliesParameters,
): Promise<Readonly<Record<string, LpSupply>>> {
  const supplies = await Promise.all(
    pairs.map(async (pair) => {
      const lp = { abi: erc20Abi, address: plainAddress(pairAddress(deployment, pair)) } as const
      try {
        const [total, staked] = await Promise.all([
          readContract(client, { ...lp, functionName: 'totalSupply' }),
          readContract(client, { ...lp, functionName: 'balanceOf', args: [deployment.farm] }),
        ])
        return [[pair.name, { total, staked }]] as const
      } catch (error) {
        if (hasNoContract(error)) return []
        throw error
      }
    }),
  )
  return Object.fromEntries(supplies.flat())
}
