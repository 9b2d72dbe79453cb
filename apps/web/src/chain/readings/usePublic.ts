import type { PairState } from '@love/protocol/actions/readPair'
import type { MarketPair, MarketTokenReply } from '@love/protocol/market/marketReplies'
import type { Snapshot } from '@love/protocol/snapshot/snapshot'
import type { Token } from '@love/protocol/tokens/token'
import { useMemo } from 'react'
import type { BlockTime } from '../dataAge.ts'
import {
  isWithoutReading,
  type PoolsData,
  type PublicReading,
  poolsIn,
  readingOf,
} from '../snapshot/publicReading.ts'
import { snapshotStore } from '../snapshot/snapshotStore.ts'
import { useSnapshotState } from '../snapshot/useSnapshotState.ts'
import { useDrawnInPieces } from '../useDrawnInPieces.ts'
import type { Observed, PublicOptions, Reading } from './reading.ts'
import { useLazyReading } from './useLazyReading.ts'

/** The code that reads the chain, and the library for it. */
export const loadChainReadings = () => import('./chainReadings.ts')

/** What the server has read. */
export function useGiven({ takesGiven }: PublicOptions): PublicReading['chain'] | undefined {
  const given = useDrawnInPieces(readingOf(useSnapshotState())?.chain)
  return takesGiven ? given : undefined
}

/** Whether the chain is asked at all. */
export function holdOf({ readsItself, isHeld }: PublicOptions): { readonly isHeld: boolean } {
  return { isHeld: isHeld || !readsItself }
}

/** Of whichever is shown: what a page reads by itself, or what it was given. */
export function useTrouble(own: Reading<unknown>, { takesGiven }: PublicOptions): string | undefined {
  const { body, trouble } = useSnapshotState()
  if (own.data || !takesGiven || !body) return own.failure
  return trouble ?? own.failure
}

type PublicQuery<Data> = {
  readonly name: string
  readonly take: (snapshot: Snapshot) => Data
  readonly load: () => Promise<Observed<Data>>
}

/** From the snapshot, or from the chain as soon as that has answered a page which asks it by itself. */
function usePublic<Data>({ name, take, load }: PublicQuery<Data>, options: PublicOptions): Reading<Data> {
  const snapshot = useGiven(options)
  const own = useLazyReading(holdOf(options).isHeld ? undefined : name, load)
  const given = useMemo(() => snapshot && take(snapshot), [snapshot, take])
  return {
    data: own.data ?? given,
    failure: useTrouble(own, options),
    readAgain: options.readsItself ? own.readAgain : snapshotStore.look,
  }
}

export type PairsData = BlockTime & { readonly pairs: readonly PairState[] }

/** The pairs people see, those that only routes and prices need, and their block. */
export function usePublicPairs(options: PublicOptions): Reading<PairsData> {
  return usePublic(pairsQuery, options)
}

const pairsQuery: PublicQuery<PairsData> = {
  name: 'pairs',
  take: (snapshot) => snapshot,
  load: async () => (await loadChainReadings()).observePairs(),
}

/** What the farm pays and how many LP tokens there are. */
export function usePublicPools(options: PublicOptions): Reading<PoolsData> {
  return usePublic(poolsQuery, options)
}

const poolsQuery: PublicQuery<PoolsData> = {
  name: 'pools',
  take: poolsIn,
  load: async () => (await loadChainReadings()).observePools(),
}

/** By symbol, in the smallest parts. */
export function usePublicSupplies(options: PublicOptions): Reading<Snapshot['supplies']> {
  return usePublic(suppliesQuery, options)
}

const suppliesQuery: PublicQuery<Snapshot['supplies']> = {
  name: 'supplies',
  take: ({ supplies }) => supplies,
  load: async () => (await loadChainReadings()).observeSupplies(),
}

/** What the server knows of the last day; or in words why it says nothing. */
type Market<Figures> = { readonly figures: Figures | undefined; readonly failure: string | undefined }

export function useMarketPairs(): Market<readonly MarketPair[]> {
  const { market, isMissing } = useSnapshotMarket()
  const own = useLazyReading(isMissing ? 'market' : undefined, async () =>
    (await loadChainReadings()).observeMarketPairs(),
  )
  return { figures: market?.pairs ?? own.data?.pairs, failure: own.failure }
}

export function useMarketTokens(tokens: readonly Token[]): Market<readonly MarketTokenReply[]> {
  const { market, isMissing } = useSnapshotMarket()
  const symbols = tokens.map(({ symbol }) => symbol)
  const own = useLazyReading(isMissing ? symbols.join() : undefined, async () =>
    (await loadChainReadings()).observeMarketTokens(symbols),
  )
  return { figures: market?.tokens ?? own.data, failure: own.failure }
}

/** Missing also where the server still reads the past when it makes a snapshot: asked for alone, it says so in words. */
function useSnapshotMarket() {
  const state = useSnapshotState()
  const reading = readingOf(state)
  const market = useDrawnInPieces(reading?.market)
  return { market, isMissing: isWithoutReading(state) || (reading !== undefined && !reading.market) }
}
