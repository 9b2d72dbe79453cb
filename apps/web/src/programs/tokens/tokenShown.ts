import { formatPrice } from '@love/protocol/prices/figure'
import type { Fraction } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import type { Money } from '../../chain/prices/createMoney.ts'
import { formatChange } from '../../chain/prices/formatChange.ts'
import type { ShownFigure } from '../../chain/prices/shownFigure.ts'
import type { TokenFigures } from './tokenFigures.ts'

export type TokenCell = Exclude<keyof TokenFigures, 'balance' | 'value'>

/** What is public of a token as it is written, in the table and in its own window. */
export function tokenShown({ symbol }: Token, figures: TokenFigures, money: Money) {
  const value = (name: TokenCell): ShownFigure => ({
    figure: money.convert(figures[name]),
    format: money.format,
  })
  const shown: Readonly<Record<TokenCell, ShownFigure>> = {
    price: value('price'),
    supply: { figure: figures.supply, format: (whole: Fraction) => `${formatPrice(whole)} ${symbol}` },
    marketValue: value('marketValue'),
    change: { figure: figures.change, format: formatChange },
    low: value('low'),
    high: value('high'),
    volume: value('volume'),
    liquidity: value('liquidity'),
  }
  return shown
}
