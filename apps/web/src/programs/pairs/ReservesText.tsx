import { formatAmount } from '@love/protocol/amounts/amount'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import type { PairRow } from './pairRows.ts'

/** What the pool holds of both, one under the other. */
export function ReservesText({ figures: { reserves, price } }: PairRow) {
  if (!reserves) return <FigureText figure={price} format={() => ''} />
  const sides = [formatAmount(reserves.other), formatAmount(reserves.base)]
  return sides.map((text) => (
    <span key={text} className="pairs-line">
      {text}
    </span>
  ))
}
