import { combine, type Figure } from '@love/protocol/prices/figure'
import { add, fraction, invert, multiply } from '@love/protocol/prices/fraction'

/** As a part of what it was before. A price that is there is positive. */
export function priceChange(before: Figure, now: Figure): Figure {
  return combine([before, now], (old, current) => add(multiply(current, invert(old)), fraction(-1n)))
}
