import { type Figure, formatUsd, isAvailable } from '@love/protocol/prices/figure'
import { type Fraction, fraction, multiply } from '@love/protocol/prices/fraction'
import { decimalFigure } from '../../chain/prices/decimalFigure.ts'
import { fieldsOf, oneOf } from '../../storage/schema.ts'
import type { Judged } from '../alert.ts'
import { type PriceRule, ruleId } from '../alertSettings.ts'

/** `armed`: the price is on the other side. `told`: it has crossed, and must go back first. */
export type PricesKept = Readonly<Record<string, 'armed' | 'told'>>

/** How far a price goes back before its next crossing counts: one that trembles at the figure is told once. */
const goesBack = fraction(1n, 100n)

export type PriceFacts = {
  readonly rules: readonly PriceRule[]
  /** Dollars, by symbol. */
  readonly price: (symbol: string) => Figure
}

const stateSchema = oneOf('armed', 'told')

export function pricesKept(value: unknown): PricesKept {
  const known = Object.entries(fieldsOf(value)).flatMap(([id, state]) => {
    const one = stateSchema(state)
    return one ? [[id, one] as const] : []
  })
  return Object.fromEntries(known)
}

/** A price that is beyond the figure from the start has not crossed it. */
export function judgePrices(kept: PricesKept, { rules, price }: PriceFacts): Judged<PricesKept> {
  const judged = rules.map((rule) => {
    const before = kept[ruleId(rule)]
    const now = price(rule.symbol)
    const limit = decimalFigure(rule.dollars, '')
    if (!isAvailable(now) || !isAvailable(limit)) return { rule, state: before, crossed: undefined }
    if (isBeyond(now, limit, rule))
      return { rule, state: 'told' as const, crossed: before === 'armed' ? now : undefined }
    const isBack = before !== 'told' || isBeyond(backOf(limit, rule), now, rule)
    return { rule, state: isBack ? ('armed' as const) : before, crossed: undefined }
  })
  return {
    kept: Object.fromEntries(judged.flatMap(({ rule, state }) => (state ? [[ruleId(rule), state]] : []))),
    alerts: judged.flatMap(({ rule, crossed }) => (crossed ? [alertOf(rule, crossed)] : [])),
  }
}

function alertOf(rule: PriceRule, price: Fraction) {
  const { symbol, direction, dollars } = rule
  return {
    id: `price ${ruleId(rule)}`,
    kind: 'price' as const,
    title: `${symbol} is ${direction} $${dollars}`,
    text: `1 ${symbol} costs ${formatUsd(price)} now.`,
    path: `/tokens/${symbol}`,
  }
}

function isBeyond(price: Fraction, limit: Fraction, { direction }: PriceRule): boolean {
  const difference = price.numerator * limit.denominator - limit.numerator * price.denominator
  return direction === 'above' ? difference >= 0n : difference <= 0n
}

/** Where the price has to be again. */
function backOf(limit: Fraction, { direction }: PriceRule): Fraction {
  const { numerator, denominator } = goesBack
  return multiply(
    limit,
    fraction(denominator + (direction === 'above' ? -numerator : numerator), denominator),
  )
}
