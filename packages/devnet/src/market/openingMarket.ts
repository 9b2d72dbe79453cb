import { loveBitcoin } from '@love/protocol/pairs/loveBitcoin'
import { loveBobo } from '@love/protocol/pairs/loveBobo'
import { loveEth } from '@love/protocol/pairs/loveEth'
import { loveMog } from '@love/protocol/pairs/loveMog'
import { loveNina } from '@love/protocol/pairs/loveNina'
import { lovePepe } from '@love/protocol/pairs/lovePepe'
import { loveSpx } from '@love/protocol/pairs/loveSpx'
import { loveUsdt } from '@love/protocol/pairs/loveUsdt'
import { loveWbtc } from '@love/protocol/pairs/loveWbtc'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { war3Eth } from '@love/protocol/pairs/war3Eth'
import { war3Love } from '@love/protocol/pairs/war3Love'

/** USD for one whole token when the devnet's market opens. */
export const openingPrices: Readonly<Record<string, number>> = {
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

export type OpeningPair = {
  readonly pair: PairDefinition
  /** Both sides together. */
  readonly liquidityUsd: number
  /** `undefined`: not in the farm. */
  readonly pool?: { readonly allocPoint: bigint; readonly depositFeeBasisPoints: number }
}

/** In the order of the farm's pools; weights and fees differ so that every case is there to see. */
export const openingPairs: readonly OpeningPair[] = [
  { pair: loveEth, liquidityUsd: 400_000, pool: { allocPoint: 40n, depositFeeBasisPoints: 0 } },
  { pair: loveUsdt, liquidityUsd: 250_000, pool: { allocPoint: 20n, depositFeeBasisPoints: 100 } },
  { pair: loveWbtc, liquidityUsd: 120_000, pool: { allocPoint: 10n, depositFeeBasisPoints: 50 } },
  { pair: lovePepe, liquidityUsd: 80_000, pool: { allocPoint: 5n, depositFeeBasisPoints: 400 } },
  { pair: war3Eth, liquidityUsd: 90_000, pool: { allocPoint: 10n, depositFeeBasisPoints: 0 } },
  { pair: loveNina, liquidityUsd: 30_000, pool: { allocPoint: 3n, depositFeeBasisPoints: 200 } },
  { pair: loveBobo, liquidityUsd: 24_000, pool: { allocPoint: 2n, depositFeeBasisPoints: 300 } },
  { pair: loveMog, liquidityUsd: 45_000, pool: { allocPoint: 4n, depositFeeBasisPoints: 400 } },
  { pair: loveSpx, liquidityUsd: 60_000, pool: { allocPoint: 5n, depositFeeBasisPoints: 25 } },
  { pair: loveBitcoin, liquidityUsd: 18_000, pool: { allocPoint: 1n, depositFeeBasisPoints: 10 } },
  { pair: war3Love, liquidityUsd: 20_000 },
]
