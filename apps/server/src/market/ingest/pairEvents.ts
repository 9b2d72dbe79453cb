import { uniswapV2PairAbi } from '@love/contracts/abi/uniswapV2Pair.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { pricePairs } from '@love/protocol/pairs/index'
import { pairAddress, sortedTokens } from '@love/protocol/pairs/pairAddress'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { getAbiItem, toEventSelector } from 'viem'

export const syncTopic = toEventSelector(getAbiItem({ abi: uniswapV2PairAbi, name: 'Sync' }))
export const swapTopic = toEventSelector(getAbiItem({ abi: uniswapV2PairAbi, name: 'Swap' }))

export type FollowedPair = {
  readonly name: string
  /** Whether the contract counts the token first, and the base second. */
  readonly isTokenFirst: boolean
}

/** By address in lower case. One that does not exist on the chain has no logs. */
export function followedPairs(deployment: Deployment): ReadonlyMap<string, FollowedPair> {
  return new Map(
    pricePairs.map((pair) => {
      const [first] = sortedTokens(deployment, pair)
      const isTokenFirst = first === tokenAddress(deployment, pair.token)
      return [pairAddress(deployment, pair).toLowerCase(), { name: pair.name, isTokenFirst }]
    }),
  )
}
