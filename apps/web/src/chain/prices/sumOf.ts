import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import { add, type Fraction, fraction } from '@love/protocol/prices/fraction'

export type Sum = {
  readonly value: Fraction
  /** How many are not in it, because they have no price. */
  readonly missing: number
}

export function sumOf(values: readonly Figure[]): Sum {
  const known = values.filter(isAvailable)
  return { value: known.reduce(add, fraction(0n)), missing: values.length - known.length }
}
