import { type Figure, unavailable } from '@love/protocol/prices/figure'
import { isDecimal } from '../../../chain/market/isDecimal.ts'
import { decimalFigure } from '../../../chain/prices/decimalFigure.ts'

/** A number of the gateway as an exact figure; what is none says so. */
export function decimalText(text: string): Figure {
  return isDecimal(text) ? decimalFigure(text, '') : unavailable('not available')
}
