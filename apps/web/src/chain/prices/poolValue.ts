import type { PairState } from '@love/protocol/actions/readPair'
import { combine, type Figure, unavailable } from '@love/protocol/prices/figure'
import { add, multiply } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { amountFraction } from './amountFraction.ts'

/** USD of both sides of a pool. An empty side means that there is nothing to trade, whatever the other one holds. */
export function poolValue({ definition, reserves }: PairState, price: (token: Token) => Figure): Figure {
  if (!reserves) return unavailable(`the pair ${definition.name} does not exist here`)
  const { token, base } = reserves
  if (token.raw <= 0n || base.raw <= 0n) return unavailable(`no liquidity in ${definition.name}`)
  return combine([price(token.token), price(base.token)], (tokenPrice, basePrice) =>
    add(multiply(amountFraction(token), tokenPrice), multiply(amountFraction(base), basePrice)),
  )
}
