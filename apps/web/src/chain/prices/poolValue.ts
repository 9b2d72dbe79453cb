import type { PairState } from '@love/protocol/actions/readPair'
import { combine, type Figure, unavailable } from '@love/protocol/prices/figure'
import { add, multiply } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { amountFraction } from './amountFraction.ts'

/** USD of both sides of a pool. An empty side means that there is nothing to trade, whatever the other one holds. */
export function poolValue({ definition, reserves }: PairState, price: (token: Token) => Figure): Figure {
  if (!reserves) return unavailable(`the ${definition.name} pair does not exist on this network`)
  const { base, other } = reserves
  if (other.raw <= 0n || base.raw <= 0n) return unavailable(`no liquidity in ${definition.name}`)
  return combine([price(other.token), price(base.token)], (otherPrice, basePrice) =>
    add(multiply(amountFraction(other), otherPrice), multiply(amountFraction(base), basePrice)),
  )
}
