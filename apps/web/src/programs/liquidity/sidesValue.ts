import type { Sides } from '@love/protocol/liquidity/pool'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { combine, type Figure } from '@love/protocol/prices/figure'
import { add, multiply } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { amountFraction } from '../../chain/prices/amountFraction.ts'

export function amountValue(raw: bigint, token: Token, price: (token: Token) => Figure): Figure {
  return combine([price(token)], (each) => multiply(each, amountFraction({ raw, token })))
}

/** Both sides together, in USD. */
export function sidesValue(pair: PairDefinition, sides: Sides, price: (token: Token) => Figure): Figure {
  const base = amountValue(sides.base, pair.base, price)
  const other = amountValue(sides.other, pair.other, price)
  return combine([base, other], add)
}
