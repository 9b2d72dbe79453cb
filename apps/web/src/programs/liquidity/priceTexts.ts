import type { Sides } from '@love/protocol/liquidity/pool'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { formatPrice, isAvailable } from '@love/protocol/prices/figure'
import { reservePrice } from '@love/protocol/prices/reservePrice'

/** The price that two amounts stand for, both ways. */
export function priceTexts(pair: PairDefinition, sides: Sides): readonly [string, string] {
  const base = { raw: sides.base, token: pair.base }
  const other = { raw: sides.other, token: pair.other }
  return [priceText({ of: base, in: other }), priceText({ of: other, in: base })]
}

function priceText(amounts: Parameters<typeof reservePrice>[0]): string {
  const price = reservePrice(amounts)
  if (!isAvailable(price)) return `n/a: ${price.unavailable}`
  return `1 ${amounts.of.token.symbol} = ${formatPrice(price)} ${amounts.in.token.symbol}`
}
