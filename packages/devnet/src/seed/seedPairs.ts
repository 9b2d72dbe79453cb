import { uniswapV2FactoryAbi } from '@love/contracts/abi/uniswapV2Factory.abi'
import { uniswapV2PairAbi } from '@love/contracts/abi/uniswapV2Pair.abi'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { type Address, erc20Abi } from 'viem'
import type { Contracts } from '../deploy/deployContracts.ts'
import { type DevnetClient, sender } from '../devnetClient.ts'
import { type OpeningPair, openingPairs, openingPrices } from '../market/openingMarket.ts'
import { usdAmount } from '../market/usdAmount.ts'
import type { Roles } from '../roles.ts'

/** Creates every pair with its opening liquidity; the deployer holds the LP tokens. */
export async function seedPairs(
  client: DevnetClient,
  { deployment }: Contracts,
  { deployer }: Roles,
  pairs: readonly OpeningPair[] = openingPairs,
): Promise<void> {
  for (const opening of pairs) await seedPair(client, deployment, deployer, opening)
}

async function seedPair(
  client: DevnetClient,
  deployment: Contracts['deployment'],
  deployer: Address,
  { pair, liquidityUsd }: OpeningPair,
) {
  const from = sender(deployer)
  const other = tokenAddress(deployment, pair.other)
  const base = tokenAddress(deployment, pair.base)
  const address = pairAddress(deployment, pair)
  await client.writeContract({
    ...from,
    abi: uniswapV2FactoryAbi,
    address: deployment.factory,
    functionName: 'createPair',
    args: [other, base],
  })
  for (const side of [pair.other, pair.base])
    await client.writeContract({
      ...from,
      abi: erc20Abi,
      address: tokenAddress(deployment, side),
      functionName: 'transfer',
      args: [address, usdAmount(liquidityUsd / 2, openingPrices[side.symbol] ?? 0, side)],
    })
  await client.writeContract({
    ...from,
    abi: uniswapV2PairAbi,
    address,
    functionName: 'mint',
    args: [deployer],
  })
}
