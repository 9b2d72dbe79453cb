import { isAvailable, unavailable } from '@love/protocol/prices/figure'
import type { Fraction } from '@love/protocol/prices/fraction'
import { priceChange } from '../priceChange.ts'
import { ratioText } from '../priceText.ts'

const missing = unavailable('there was no price')

/** As a part of what it was: `-0.0123`. */
export function changeText(before: Fraction | undefined, now: Fraction | undefined): string | null {
  const change = priceChange(before ?? missing, now ?? missing)
  return isAvailable(change) ? ratioText(change) : null
}
