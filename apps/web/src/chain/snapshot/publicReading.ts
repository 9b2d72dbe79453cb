import type { FarmState } from '@love/protocol/actions/readFarm'
import type { LpSupply } from '@love/protocol/actions/readSupplies'
import type { MarketPair, MarketTokenReply } from '@love/protocol/market/marketReplies'
import { parseSnapshot } from '@love/protocol/snapshot/parseSnapshot'
import type { Snapshot } from '@love/protocol/snapshot/snapshot'
import { love } from '@love/protocol/tokens/tokens'
import { deployment } from '../deployment.ts'
import { marketFieldsOf } from '../market/parseHead.ts'
import { parseMarketPairs } from '../market/parseMarketPairs.ts'
import { parseMarketToken } from '../market/parseMarketToken.ts'
import { listedPair } from '../pairAddresses.ts'
import { noteRestored } from '../restoredReadings.ts'
import { isWithoutSnapshot, type SnapshotBody, type SnapshotState } from './snapshotStore.ts'

/** Pools and LP tokens as `usePools` reads them. */
export type PoolsData = {
  readonly farm: FarmState
  readonly supplies: Readonly<Record<string, LpSupply>>
}

export function poolsIn({ farm, lpSupplies }: Pick<Snapshot, 'farm' | 'lpSupplies'>): PoolsData {
  const { lovePerBlock, totalAllocPoint, pools } = farm
  return {
    farm: {
      lovePerBlock: { raw: lovePerBlock, token: love },
      totalAllocPoint,
      pools: pools.map((pool) => ({ ...pool, depositFeeBasisPoints: Number(pool.depositFeeBasisPoints) })),
    },
    supplies: lpSupplies,
  }
}

/** What is public, of one block, and what the server knows of the day before it. */
export type PublicReading = {
  readonly chain: Snapshot
  readonly market: PublicMarket | undefined
}

type PublicMarket = {
  readonly pairs: readonly MarketPair[]
  readonly tokens: readonly MarketTokenReply[]
}

const known = new WeakMap<SnapshotBody, PublicReading | undefined>()

/** Undefined for what makes no sense: it comes from outside. Each snapshot is read once, whoever asks. */
export function readingOf({ body, isRestored }: SnapshotState): PublicReading | undefined {
  if (!body) return undefined
  if (!known.has(body)) known.set(body, parse(body))
  const reading = known.get(body)
  if (reading && isRestored)
    for (const part of [reading.chain, reading.chain.farm, reading.chain.vault]) noteRestored(part)
  return reading
}

/** Whether whoever wants figures should look for them elsewhere. */
export function isWithoutReading(state: SnapshotState): boolean {
  return isWithoutSnapshot(state) || (state.body !== undefined && !readingOf(state))
}

function parse(body: SnapshotBody): PublicReading | undefined {
  const chain = parseSnapshot(body, { chainId: deployment.chainId, addressOf: listedPair })
  return chain && { chain, market: parseMarket(body.market) }
}

function parseMarket(value: unknown): PublicMarket | undefined {
  const { block, timestamp, tokens } = marketFieldsOf(value)
  const reply = parseMarketPairs(value)
  if (!reply || !Array.isArray(tokens)) return undefined
  const parsed = tokens.map((token) => parseMarketToken({ ...marketFieldsOf(token), block, timestamp }))
  return { pairs: reply.pairs, tokens: parsed.filter((token) => token !== undefined) }
}
