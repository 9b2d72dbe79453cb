import type { Address, Hash } from 'viem'
import type { PairState } from '../actions/readPair.ts'
import type { VaultState } from '../actions/readVault.ts'
import type { Farm, FarmPool } from '../farm/farm.ts'
import type { PairDefinition } from '../pairs/pair.ts'
import { pairs, pricePairs } from '../pairs/pairs.ts'
import { faith, love } from '../tokens/tokens.ts'
import type { Snapshot } from './snapshot.ts'
import { poolNumbers, snapshotVersion, vaultNumbers } from './snapshotReply.ts'

type ParseSnapshotParameters = {
  readonly chainId: number
  /** Computed here: where a pair stands is not a server's to say. */
  readonly addressOf: (pair: PairDefinition) => Address
}

/** Nothing for another version, another chain, and whatever makes no sense: a page then reads the chain itself. */
export function parseSnapshot(value: unknown, parameters: ParseSnapshotParameters): Snapshot | undefined {
  try {
    return readReply(fieldsOf(value), parameters)
  } catch (error) {
    if (error instanceof NoSnapshotError) return undefined
    throw error
  }
}

class NoSnapshotError extends Error {}

type Fields = Readonly<Record<string, unknown>>

function readReply(fields: Fields, { chainId, addressOf }: ParseSnapshotParameters): Snapshot {
  demand(fields.version === snapshotVersion && fields.chainId === chainId)
  const at = { block: amountOf(fields.block), timestamp: BigInt(countOf(fields.timestamp)) }
  return {
    chainId,
    ...at,
    hash: hashOf(fields.hash),
    pairs: pricePairs.map((pair) => pairOf(pair, fieldsOf(fields.reserves)[pair.name], addressOf(pair))),
    lpSupplies: eachOf(fields.lpSupplies, (supply) => {
      const [total, staked] = listOf(supply)
      return { total: amountOf(total), staked: amountOf(staked) }
    }),
    supplies: eachOf(fields.supplies, amountOf),
    farm: { ...at, ...farmOf(fieldsOf(fields.farm)) },
    vault: { ...at, ...vaultOf(fieldsOf(fields.vault)) },
  }
}

function pairOf(definition: PairDefinition, value: unknown, address: Address): PairState {
  if (value === null) return { definition, address, reserves: undefined }
  const [base, other] = listOf(value)
  const reserves = {
    base: { raw: amountOf(base), token: definition.base },
    other: { raw: amountOf(other), token: definition.other },
  }
  return { definition, address, reserves }
}

function farmOf(fields: Fields): Omit<Farm, 'block' | 'timestamp'> {
  return {
    lovePerBlock: amountOf(fields.lovePerBlock),
    totalAllocPoint: amountOf(fields.totalAllocPoint),
    startBlock: amountOf(fields.startBlock),
    loveHeld: amountOf(fields.loveHeld),
    mayMint: maybeOf(fields.mayMint),
    pools: listOf(fields.pools).map((pool) => poolOf(fieldsOf(pool))),
  }
}

function poolOf(fields: Fields): FarmPool {
  const pair = pairs.find(({ name }) => name === fields.pair)
  demand(pair !== undefined || fields.pair === null)
  return {
    pid: amountOf(fields.pid),
    lpToken: addressIn(fields.lpToken),
    pair,
    ...amountsOf(poolNumbers, fields),
    stake: undefined,
  }
}

function vaultOf(fields: Fields): Omit<VaultState, 'block' | 'timestamp'> {
  const { lovePerBlock, loveHeld, shares, ...numbers } = amountsOf(vaultNumbers, fields)
  demand(typeof fields.active === 'boolean')
  return {
    ...numbers,
    active: fields.active === true,
    mayMint: maybeOf(fields.mayMint),
    lovePerBlock: { raw: lovePerBlock, token: love },
    loveHeld: { raw: loveHeld, token: love },
    shares: { raw: shares, token: faith },
    position: undefined,
  }
}

function demand(isSo: boolean): asserts isSo {
  if (!isSo) throw new NoSnapshotError()
}

function fieldsOf(value: unknown): Fields {
  demand(typeof value === 'object' && value !== null)
  return { ...value }
}

function listOf(value: unknown): readonly unknown[] {
  demand(Array.isArray(value))
  return value
}

function eachOf<Value>(value: unknown, read: (value: unknown) => Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(fieldsOf(value)).map(([name, one]) => [name, read(one)]))
}

function amountsOf<Name extends string>(names: readonly Name[], fields: Fields) {
  const amounts = names.map((name) => [name, amountOf(fields[name])])
  return Object.fromEntries(amounts) as Readonly<Record<Name, bigint>>
}

/** No more digits than 256 bits have. */
function amountOf(value: unknown): bigint {
  demand(typeof value === 'string' && /^\d{1,78}$/.test(value))
  return BigInt(value)
}

function countOf(value: unknown): number {
  demand(typeof value === 'number' && Number.isSafeInteger(value) && value >= 0)
  return value
}

function maybeOf(value: unknown): boolean | undefined {
  demand(typeof value === 'boolean' || value === null)
  return value ?? undefined
}

function hashOf(value: unknown): Hash {
  demand(typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value))
  return value as Hash
}

function addressIn(value: unknown): Address {
  demand(typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value))
  return value as Address
}
