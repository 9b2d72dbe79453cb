import { formatPrice } from '@love/protocol/prices/formatFigure'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import type { PairRow } from './pairRows.ts'

/** Both ways, one under the other. */
export function PriceText({ pair: { base, token }, figures }: PairRow) {
  return (
    <>
      <span className="pairs-line">
        <FigureText
          figure={figures.price}
          format={(price) => `1 ${base.symbol} = ${formatPrice(price)} ${token.symbol}`}
        />
      </span>
      <span className="pairs-line">
        {'unavailable' in figures.price ? null : (
          <FigureText
            figure={figures.inverse}
            format={(price) => `1 ${token.symbol} = ${formatPrice(price)} ${base.symbol}`}
          />
        )}
      </span>
    </>
  )
}
