import { uniswapV2PairAbi } from '@love/contracts/abi/uniswapV2Pair.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Address, Client } from 'viem'
import type { Amount } from '../amounts/amount.ts'
import type { PairDefinition } from '../pairs/pair.ts'
import { pairAddress, sortedTokens } from '../pairs/pairAddress.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { readClock } from './readClock.ts'
import { hasNoContract, plainAddress, readContract } from './readContract.ts'

/** Reserves are `undefined` when there is no such pair on the chain. */
export type PairState = {
  readonly definition: PairDefinition
  readonly address: Address
  readonly reserves: { readonly base: Amount; readonly other: Amount } | undefined
}

export type ReadPairParameters = { deployment: Deployment; pair: PairDefinition }

export async function readPair(client: Client, { deployment, pair }: ReadPairParameters): Promise<PairState> {
  const address = pairAddress(deployment, pair)
  try {
    const [reserve0, reserve1] = await readContract(client, {
      abi: uniswapV2PairAbi,
      address: plainAddress(address),
      functionName: 'getReserves',
    })
    const otherIsFirst = sortedTokens(deployment, pair)[0] === tokenAddress(deployment, pair.other)
    const other = { raw: otherIsFirst ? reserve0 : reserve1, token: pair.other }
    const base = { raw: otherIsFirst ? reserve1 : reserve0, token: pair.base }
    return { definition: pair, address, reserves: { base, other } }
  } catch (error) {
    if (hasNoContract(error)) return { definition: pair, address, reserves: undefined }
    throw error
  }
}

type ReadPairsParameters = { deployment: Deployment; pairs: readonly PairDefinition[] }

type ReadPairsReturnType = {
  readonly block: bigint
  /** Seconds since 1970 by the chain's clock. */
  readonly timestamp: bigint
  readonly pairs: readonly PairState[]
}

/** The reserves of all pairs and the block they belong to; a batching client makes one request of it. */
export async function readPairs(
  client: Client,
  { deployment, pairs }: ReadPairsParameters,
): Promise<ReadPairsReturnType> {
  const [clock, states] = await Promise.all([
    readClock(client, { deployment }),
    Promise.all(pairs.map((pair) => readPair(client, { deployment, pair }))),
  ])
  return { ...clock, pairs: states }
}
