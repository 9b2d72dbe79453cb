import { formatDecimal } from '@love/protocol/format/formatNumber'
import { formatPrice } from '@love/protocol/prices/figure'
import { type Fraction, toDecimal } from '@love/protocol/prices/fraction'

/** A share gains little with each block, so its price has more digits than others. */
const digits = 6
const least = 10n ** 3n

/** `1.002345`: LOVE for one FAITH, rounded down. */
export function sharePriceText(price: Fraction): string {
  if (price.numerator * least < price.denominator) return formatPrice(price)
  const [whole = '0', decimals = ''] = toDecimal(price, digits).split('.')
  return `${formatDecimal(whole)}.${decimals}`
}
