import type { Address, Hash } from 'viem'
import type { PairState } from '../actions/readPair.ts'
import type { VaultState } from '../actions/readVault.ts'
import type { Farm } from '../farm/farm.ts'
import type { Snapshot, SnapshotMarket } from './snapshot.ts'

/** Another shape gets another number: a page of an older build then does without. */
export const snapshotVersion = 1

/** `GET /market/snapshot`. Numbers that may be large are decimal texts. */
export type SnapshotReply = {
  readonly version: typeof snapshotVersion
  readonly chainId: number
  readonly block: string
  readonly hash: Hash
  readonly timestamp: number
  /** What each pair holds, of its base and of the other side; null: there is no such pair on the chain. */
  readonly reserves: Readonly<Record<string, readonly [base: string, other: string] | null>>
  /** LP tokens: all there are, and those in the farm. */
  readonly lpSupplies: Readonly<Record<string, readonly [total: string, staked: string]>>
  readonly supplies: Readonly<Record<string, string>>
  readonly farm: FarmReply
  readonly vault: VaultReply
  /** Null while the server still reads the past. */
  readonly market: SnapshotMarket | null
  readonly price: SnapshotPrice
}

/** Of LOVE, as the tray shows it: the one figure that every page has, made up so that it needs no arithmetic. */
export type SnapshotPrice = {
  readonly usd: string | null
  /** Why there is no price. */
  readonly reason?: string
  /** As a part: 0.0123 is 1.23 % more than a day ago. */
  readonly change24h: string | null
  /** How many nodes there are to read it from. */
  readonly nodes: number
}

type FarmReply = {
  readonly lovePerBlock: string
  readonly totalAllocPoint: string
  readonly startBlock: string
  readonly loveHeld: string
  readonly mayMint: boolean | null
  readonly pools: readonly PoolReply[]
}

type PoolReply = { readonly pid: string; readonly lpToken: Address; readonly pair: string | null } & Readonly<
  Record<(typeof poolNumbers)[number], string>
>

export const poolNumbers = [
  'allocPoint',
  'lastRewardBlock',
  'accLovePerShare',
  'depositFeeBasisPoints',
  'staked',
  'supply',
] as const

type VaultReply = {
  readonly active: boolean
  readonly mayMint: boolean | null
} & Readonly<Record<(typeof vaultNumbers)[number], string>>

export const vaultNumbers = ['feePercent', 'lovePerBlock', 'lastMintBlock', 'loveHeld', 'shares'] as const

/** The part that one block decides. */
export type SnapshotFigures = Omit<SnapshotReply, 'market' | 'price'>

export function snapshotFigures(snapshot: Snapshot): SnapshotFigures {
  const { chainId, block, hash, timestamp, supplies, lpSupplies } = snapshot
  return {
    version: snapshotVersion,
    chainId,
    block: String(block),
    hash,
    timestamp: Number(timestamp),
    reserves: Object.fromEntries(snapshot.pairs.map(reservesReply)),
    lpSupplies: mapValues(lpSupplies, ({ total, staked }) => [String(total), String(staked)] as const),
    supplies: mapValues(supplies, String),
    farm: farmReply(snapshot.farm),
    vault: vaultReply(snapshot.vault),
  }
}

function reservesReply({ definition, reserves }: PairState) {
  const held = reserves && ([String(reserves.base.raw), String(reserves.other.raw)] as const)
  return [definition.name, held ?? null] as const
}

function farmReply({ lovePerBlock, totalAllocPoint, startBlock, loveHeld, mayMint, pools }: Farm): FarmReply {
  return {
    lovePerBlock: String(lovePerBlock),
    totalAllocPoint: String(totalAllocPoint),
    startBlock: String(startBlock),
    loveHeld: String(loveHeld),
    mayMint: mayMint ?? null,
    pools: pools.map((pool) => ({
      pid: String(pool.pid),
      lpToken: pool.lpToken,
      pair: pool.pair?.name ?? null,
      ...numbersOf(poolNumbers, (name) => String(pool[name])),
    })),
  }
}

function vaultReply({ active, mayMint, feePercent, lastMintBlock, ...amounts }: VaultState): VaultReply {
  return {
    active,
    mayMint: mayMint ?? null,
    feePercent: String(feePercent),
    lovePerBlock: String(amounts.lovePerBlock.raw),
    lastMintBlock: String(lastMintBlock),
    loveHeld: String(amounts.loveHeld.raw),
    shares: String(amounts.shares.raw),
  }
}

function numbersOf<Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Readonly<Record<Name, Value>>
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}
