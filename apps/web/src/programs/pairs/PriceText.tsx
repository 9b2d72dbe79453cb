import { isAvailable } from '@love/protocol/prices/figure'
import { formatPrice } from '@love/protocol/prices/formatFigure'
import { beingRead } from '../../chain/prices/beingRead.ts'
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
        {figures.price === beingRead || isAvailable(figures.price) ? (
          <FigureText
            figure={figures.inverse}
            format={(price) => `1 ${token.symbol} = ${formatPrice(price)} ${base.symbol}`}
          />
        ) : null}
      </span>
    </>
  )
}
