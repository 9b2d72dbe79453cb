import { type Amount, formatAmount } from '@love/protocol/amounts/amount'
import { formatPrice } from '@love/protocol/prices/figure'
import type { Token } from '@love/protocol/tokens/token'
import { amountFraction } from '../../chain/prices/amountFraction.ts'
import type { Money } from '../../chain/prices/createMoney.ts'
import { formatChange, formatRate } from '../../chain/prices/formatChange.ts'
import { headlineApr } from '../../chain/prices/headlineApr.ts'
import type { ShownFigure } from '../../chain/prices/shownFigure.ts'
import type { PairRow } from './pairRows.ts'

export type PairCell =
  | 'price'
  | 'inverse'
  | 'rate'
  | 'inverseRate'
  | 'other'
  | 'base'
  | 'liquidity'
  | 'volume'
  | 'fees'
  | 'change'
  | 'apr'
  | 'rewardsApr'
  | 'feesApr'

/** All figures of a pair as they are written, in the table and in its own window. */
export function pairShown({ pair: { base, other }, figures }: PairRow, money: Money) {
  const { price, inverse, reserves, apr, change } = figures
  const one = (of: Token, as: Token) => (value: Parameters<typeof formatPrice>[0]) =>
    `1 ${of.symbol} = ${formatPrice(value)} ${as.symbol}`
  const rate = (as: Token) => (value: Parameters<typeof formatPrice>[0]) =>
    `${formatPrice(value)} ${as.symbol}`
  const amount = (held: Amount | undefined): ShownFigure =>
    held
      ? { figure: amountFraction(held), format: () => formatAmount(held) }
      : { figure: price, format: () => '' }
  const value = (name: 'liquidity' | 'volume' | 'fees'): ShownFigure => ({
    figure: money.convert(figures[name]),
    format: money.format,
  })
  const shown: Readonly<Record<PairCell, ShownFigure>> = {
    price: { figure: price, format: one(base, other) },
    inverse: { figure: inverse, format: one(other, base) },
    rate: { figure: price, format: rate(other) },
    inverseRate: { figure: inverse, format: rate(base) },
    other: amount(reserves?.other),
    base: amount(reserves?.base),
    liquidity: value('liquidity'),
    volume: value('volume'),
    fees: value('fees'),
    change: { figure: change, format: formatChange },
    apr: { figure: headlineApr(apr).figure, format: formatRate },
    rewardsApr: { figure: apr.rewards, format: formatRate },
    feesApr: { figure: apr.fees, format: formatRate },
  }
  return shown
}
