import { type Figure, isAvailable, unavailable } from '@love/protocol/prices/figure'
import { add, fraction } from '@love/protocol/prices/fraction'

/** Of those that are known; the reason of the first when none is. */
export function totalOfColumn(figures: readonly Figure[]): Figure {
  const known = figures.filter(isAvailable)
  if (known.length > 0) return known.reduce(add, fraction(0n))
  return figures.find((figure) => !isAvailable(figure)) ?? unavailable('nothing to add up')
}
