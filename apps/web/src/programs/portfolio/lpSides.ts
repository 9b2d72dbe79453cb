import type { PairState } from '@love/protocol/actions/readPair'
import type { Amount } from '@love/protocol/amounts/amount'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { combine, type Figure } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { amountFraction } from '../../chain/prices/amountFraction.ts'

/** One of the two tokens that LP tokens stand for. The value is in USD. */
export type ItemSide = { readonly amount: Amount; readonly value: Figure }

type LpAmount = {
  readonly pair: PairDefinition | undefined
  readonly raw: bigint | undefined
  /** All LP tokens of the pair. */
  readonly supply: bigint
}

/** What LP tokens hold of both tokens of their pair, rounded down. Nothing where that is not known, or is nothing. */
export function lpSides(
  { pair, raw, supply }: LpAmount,
  states: readonly PairState[],
  price: (token: Token) => Figure,
): readonly ItemSide[] {
  const reserves = states.find(({ definition }) => definition.name === pair?.name)?.reserves
  if (!reserves || !raw || supply <= 0n) return []
  return [reserves.base, reserves.other].map((side) => {
    const amount = { token: side.token, raw: (side.raw * raw) / supply }
    const value = combine([price(side.token)], (each) => multiply(amountFraction(amount), each))
    return { amount, value }
  })
}
