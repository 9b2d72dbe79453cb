import { uniswapV2PairAbi } from '@love/contracts/abi/uniswapV2Pair.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { pairAddress, sortedTokens } from '@love/protocol/pairs/pairAddress'
import { pricePairs } from '@love/protocol/pairs/pairs'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { getAbiItem, toEventSelector } from 'viem'
import { dataWords } from '../../follow/chainLog.ts'
import type { TimedLog } from '../../follow/followSource.ts'
import type { Tables } from '../../store/migrations/index.ts'

export type SyncRow = Tables['market_syncs']

export type SwapRow = Tables['market_swaps']

export type MarketRows = { syncs: SyncRow[]; swaps: SwapRow[] }

/** The events as they are stored: by pair, and by the other side (`token`) and the base instead of first and second. */
export function marketRows(pairs: ReadonlyMap<string, FollowedPair>, logs: readonly TimedLog[]): MarketRows {
  const rows: MarketRows = { syncs: [], swaps: [] }
  for (const log of logs) {
    const pair = pairs.get(log.address)
    if (!pair) continue
    const { block, logIndex: log_index, timestamp } = log
    const place = { pair: pair.name, block, log_index, timestamp }
    const [first, second, third, fourth] = dataWords(log.data)
    if (log.topics[0] === syncTopic && first !== undefined && second !== undefined) {
      const [reserve_token, reserve_base] = sides(pair, first, second)
      rows.syncs.push({ ...place, reserve_token, reserve_base })
    } else if (
      log.topics[0] === swapEventTopic &&
      first !== undefined &&
      second !== undefined &&
      third !== undefined &&
      fourth !== undefined
    ) {
      const [token_in, base_in] = sides(pair, first, second)
      const [token_out, base_out] = sides(pair, third, fourth)
      const amounts = { token_in, token_out, base_in, base_out }
      rows.swaps.push({ ...place, transaction_hash: log.transactionHash, ...amounts })
    }
  }
  return rows
}

function sides({ isOtherFirst }: FollowedPair, first: bigint, second: bigint): [string, string] {
  const texts: [string, string] = [first.toString(), second.toString()]
  return isOtherFirst ? texts : [texts[1], texts[0]]
}

export const syncTopic = toEventSelector(getAbiItem({ abi: uniswapV2PairAbi, name: 'Sync' }))

export const swapEventTopic = toEventSelector(getAbiItem({ abi: uniswapV2PairAbi, name: 'Swap' }))

type FollowedPair = {
  readonly name: string
  /** Whether the contract counts the other side first, and the base second. */
  readonly isOtherFirst: boolean
}

/** By address in lower case. One that does not exist on the chain has no logs. */
export function followedPairs(deployment: Deployment): ReadonlyMap<string, FollowedPair> {
  return new Map(
    pricePairs.map((pair) => {
      const [first] = sortedTokens(deployment, pair)
      const isOtherFirst = first === tokenAddress(deployment, pair.other)
      return [pairAddress(deployment, pair).toLowerCase(), { name: pair.name, isOtherFirst }]
    }),
  )
}
