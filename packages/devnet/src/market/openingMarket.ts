import type { PairDefinition } from '@love/protocol/pairs/pair'
import { routingPairs } from '@love/protocol/pairs/pairs'
import { faith, tokens, weth } from '@love/protocol/tokens/tokens'

const chosenPrices: Readonly<Record<string, number>> = {
  LOVE: 0.01,
  WAR3: 0.004,
  ETH: 3_100,
  USDT: 1,
  WBTC: 64_000,
  PEPE: 0.00001,
  NINA: 0.0005,
  BOBO: 0.0000003,
  MOG: 0.0000008,
  SPX: 0.9,
  BITCOIN: 0.08,
}

/** WETH is worth what ether is, FAITH what lies in the vault. */
const withoutPrice: readonly string[] = [weth.symbol, faith.symbol]

/** USD for one whole token when the devnet's market opens: a dollar, unless another price is chosen above. */
export const openingPrices: Readonly<Record<string, number>> = {
  ...chosenPrices,
  ...Object.fromEntries(
    tokens
      .filter(({ symbol }) => !(symbol in chosenPrices || withoutPrice.includes(symbol)))
      .map(({ symbol }) => [symbol, 1]),
  ),
}

type Opening = {
  /** Both sides together. */
  readonly liquidityUsd: number
  /** `undefined`: not in the farm. */
  readonly pool?: { readonly allocPoint: bigint; readonly depositFeeBasisPoints: number }
}

/** Weights and fees differ so that every case is there to see. */
const chosenOpenings: Readonly<Record<string, Opening>> = {
  'LOVE-ETH': { liquidityUsd: 400_000, pool: { allocPoint: 40n, depositFeeBasisPoints: 0 } },
  'LOVE-USDT': { liquidityUsd: 250_000, pool: { allocPoint: 20n, depositFeeBasisPoints: 100 } },
  'LOVE-WBTC': { liquidityUsd: 120_000, pool: { allocPoint: 10n, depositFeeBasisPoints: 50 } },
  'LOVE-PEPE': { liquidityUsd: 80_000, pool: { allocPoint: 5n, depositFeeBasisPoints: 400 } },
  'WAR3-ETH': { liquidityUsd: 90_000, pool: { allocPoint: 10n, depositFeeBasisPoints: 0 } },
  'LOVE-NINA': { liquidityUsd: 30_000, pool: { allocPoint: 3n, depositFeeBasisPoints: 200 } },
  'LOVE-BOBO': { liquidityUsd: 24_000, pool: { allocPoint: 2n, depositFeeBasisPoints: 300 } },
  'LOVE-MOG': { liquidityUsd: 45_000, pool: { allocPoint: 4n, depositFeeBasisPoints: 400 } },
  'LOVE-SPX': { liquidityUsd: 60_000, pool: { allocPoint: 5n, depositFeeBasisPoints: 25 } },
  'LOVE-BITCOIN': { liquidityUsd: 18_000, pool: { allocPoint: 1n, depositFeeBasisPoints: 10 } },
  'WAR3-LOVE': { liquidityUsd: 20_000 },
}

const usualOpening: Opening = {
  liquidityUsd: 20_000,
  pool: { allocPoint: 1n, depositFeeBasisPoints: 0 },
}

export type OpeningPair = Opening & { readonly pair: PairDefinition }

/** In the order of the list, which is that of the farm's pools. */
export const openingPairs: readonly OpeningPair[] = routingPairs.map((pair) => ({
  pair,
  ...(chosenOpenings[pair.name] ?? usualOpening),
}))
