import { uniswapV2FactoryAbi } from '@love/contracts/abi/uniswapV2Factory.abi'
import { uniswapV2PairAbi } from '@love/contracts/abi/uniswapV2Pair.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, type Client, erc20Abi, zeroAddress } from 'viem'
import type { PoolState } from '../liquidity/pool.ts'
import type { PairDefinition } from '../pairs/pair.ts'
import { pairAddress, sortedTokens } from '../pairs/pairAddress.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { multicall } from './multicall.ts'
import { clockAbi } from './readClock.ts'

export type ReadLiquidityParameters = {
  deployment: Deployment
  pair: PairDefinition
  account?: Address | undefined
}

export type Liquidity = {
  readonly block: bigint
  /** Seconds since 1970 by the chain's clock. */
  readonly timestamp: bigint
  readonly pair: PairDefinition
  readonly address: Address
  /** `undefined`: there is no such pair on the chain yet. */
  readonly pool: PoolState | undefined
  readonly position: Position
}

/** The LP tokens of an account; those that are staked elsewhere are not among them. */
export type Position = {
  readonly liquidity: bigint
  /** How many of them the router may take. */
  readonly allowance: bigint
  /** Counts the permits that were used. */
  readonly nonce: bigint
}

/** A pool and an account's part of it, all of one block: a single multicall. */
export async function readLiquidity(
  client: Client,
  { deployment, pair, account = zeroAddress }: ReadLiquidityParameters,
): Promise<Liquidity> {
  const address = pairAddress(deployment, pair)
  const clock = { abi: clockAbi, address: deployment.multicall3 } as const
  const lp = { abi: uniswapV2PairAbi, address } as const
  const balanceOfPair = { abi: erc20Abi, functionName: 'balanceOf', args: [address] } as const
  const [block, timestamp, feeTo, reserves, supply, kLast, other, base, liquidity, allowance, nonce] =
    await multicall(client, {
      multicallAddress: deployment.multicall3,
      contracts: [
        { ...clock, functionName: 'getBlockNumber' },
        { ...clock, functionName: 'getCurrentBlockTimestamp' },
        { abi: uniswapV2FactoryAbi, address: deployment.factory, functionName: 'feeTo' },
        { ...lp, functionName: 'getReserves' },
        { ...lp, functionName: 'totalSupply' },
        { ...lp, functionName: 'kLast' },
        { ...balanceOfPair, address: tokenAddress(deployment, pair.other) },
        { ...balanceOfPair, address: tokenAddress(deployment, pair.base) },
        { ...lp, functionName: 'balanceOf', args: [account] },
        { ...lp, functionName: 'allowance', args: [account, deployment.router] },
        { ...lp, functionName: 'nonces', args: [account] },
      ],
    })
  const found = { block: resultOf(block), timestamp: resultOf(timestamp), pair, address }
  // The clock has answered, so the node is there: it is the pair that is not.
  if (reserves.status === 'failure')
    return { ...found, pool: undefined, position: { liquidity: 0n, allowance: 0n, nonce: 0n } }
  const [reserve0, reserve1] = reserves.result
  const otherIsFirst = sortedTokens(deployment, pair)[0] === tokenAddress(deployment, pair.other)
  return {
    ...found,
    pool: {
      reserves: otherIsFirst ? { base: reserve1, other: reserve0 } : { base: reserve0, other: reserve1 },
      balances: { base: resultOf(base), other: resultOf(other) },
      supply: resultOf(supply),
      lastProduct: resultOf(kLast),
      sharesFees: resultOf(feeTo) !== zeroAddress,
    },
    position: { liquidity: resultOf(liquidity), allowance: resultOf(allowance), nonce: resultOf(nonce) },
  }
}

type Answer<Value> =
  | { readonly status: 'success'; readonly result: Value }
  | { readonly status: 'failure'; readonly error: Error }

function resultOf<Value>(answer: Answer<Value>): Value {
  if (answer.status === 'failure') throw answer.error
  return answer.result
}
