/** Per-hour volatility of everything but the dollar. */
const volatility = 0.012
/** LOVE is going up. */
const drift = 0.0006

export type Prices = Readonly<Record<string, number>>

/** The next hour of a market that wanders without running away from where it opened. */
export function nextPrices(prices: Prices, opening: Prices, random: () => number): Prices {
  const entries = Object.entries(prices).map(([symbol, price]) => {
    if (symbol === 'USDT') return [symbol, price] as const
    const pull = 0.004 * Math.log((opening[symbol] ?? price) / price)
    const shock = volatility * (random() + random() + random() - 1.5)
    return [symbol, price * Math.exp(pull + shock + (symbol === 'LOVE' ? drift : 0))] as const
  })
  return Object.fromEntries(entries)
}
