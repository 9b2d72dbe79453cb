import { type Figure, unavailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'

/** A checked decimal text of the server as an exact figure. */
export function decimalFigure(text: string | null | undefined, reason: string): Figure {
  if (text === null || text === undefined) return unavailable(reason)
  const [whole = '0', decimals = ''] = text.split('.')
  return fraction(BigInt(`${whole}${decimals}`), 10n ** BigInt(decimals.length))
}
