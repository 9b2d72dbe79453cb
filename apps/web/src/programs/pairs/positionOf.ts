import type { LpSupply } from '@love/protocol/actions/readSupplies'
import { combine, type Figure, unavailable } from '@love/protocol/prices/figure'
import { fraction, multiply } from '@love/protocol/prices/fraction'
import { beingRead } from '../../chain/prices/beingRead.ts'
import type { PairReadings } from './pairReadings.ts'

/** Somebody's part of a pool, held and staked together. */
export type PairPositionFigures = {
  readonly held: bigint
  readonly staked: bigint
  readonly share: Figure
  /** In USD. */
  readonly value: Figure
}

type PositionParameters = {
  positions: PairReadings['positions']
  pid: bigint | undefined
  supply: LpSupply | undefined
  liquidity: Figure
}

/** Undefined without a wallet. */
export function positionOf(
  name: string,
  { positions, pid, supply, liquidity }: PositionParameters,
): PairPositionFigures | undefined {
  if (positions === undefined) return undefined
  if (positions === 'loading') return { held: 0n, staked: 0n, share: beingRead, value: beingRead }
  const held = positions.held[name] ?? 0n
  const staked = pid === undefined ? 0n : (positions.staked[Number(pid)] ?? 0n)
  if (held + staked === 0n) return { held, staked, share: fraction(0n), value: fraction(0n) }
  const share = supply
    ? supply.total > 0n
      ? fraction(held + staked, supply.total)
      : unavailable(`no liquidity in ${name}`)
    : beingRead
  return { held, staked, share, value: combine([share, liquidity], multiply) }
}

export function hasPosition(position: PairPositionFigures | undefined): boolean {
  return position !== undefined && position.held + position.staked > 0n
}
