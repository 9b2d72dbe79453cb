import type { FarmState } from '@love/protocol/actions/readFarm'
import type { LpPositions } from '@love/protocol/actions/readLpPositions'
import type { PairState } from '@love/protocol/actions/readPair'
import type { LpSupply } from '@love/protocol/actions/readSupplies'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { pairs } from '@love/protocol/pairs/pairs'
import { combine, type Figure, unavailable } from '@love/protocol/prices/figure'
import { fraction, multiply } from '@love/protocol/prices/fraction'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import { isAddressEqual } from 'viem'
import { beingRead } from '../../chain/prices/beingRead.ts'
import { poolValue } from '../../chain/prices/poolValue.ts'

export type PositionRow = {
  readonly pair: PairDefinition
  /** USD of the whole pool. */
  readonly liquidity: Figure
  /** LP tokens in the wallet and in the farm; undefined until they are read. */
  readonly held: bigint | undefined
  readonly staked: bigint | undefined
  /** Both together, of the pool. */
  readonly share: Figure
  readonly value: Figure
}

export type PositionRowsParameters = {
  states: readonly PairState[] | undefined
  pools: { readonly farm: FarmState; readonly supplies: Readonly<Record<string, LpSupply>> } | undefined
  positions: LpPositions | undefined
}

/** One row a pair, in their order; what has not come yet is marked as being read. */
export function positionRows(readings: PositionRowsParameters): readonly PositionRow[] {
  const price = usdPrices(readings.states ?? [])
  return pairs.map((pair) => {
    const state = readings.states?.find(({ definition }) => definition.name === pair.name)
    const liquidity = state ? poolValue(state, price) : beingRead
    const position = state && positionIn(state, readings)
    const share = position ? shareOf(pair, position.held + position.staked, readings) : beingRead
    return {
      pair,
      liquidity,
      held: position?.held,
      staked: position?.staked,
      share,
      value: combine([share, liquidity], multiply),
    }
  })
}

function positionIn({ definition, address }: PairState, { pools, positions }: PositionRowsParameters) {
  if (!pools || !positions) return undefined
  const pool = pools.farm.pools.find(({ lpToken }) => isAddressEqual(lpToken, address))
  return {
    held: positions.held[definition.name] ?? 0n,
    staked: pool ? (positions.staked[Number(pool.pid)] ?? 0n) : 0n,
  }
}

function shareOf(pair: PairDefinition, amount: bigint, { pools }: PositionRowsParameters): Figure {
  const total = pools?.supplies[pair.name]?.total ?? 0n
  return total > 0n ? fraction(amount, total) : unavailable(`no liquidity in ${pair.name}`)
}
