import type { Token } from '../tokens/token.ts'
import { bitcoin, bobo, eth, love, mog, nina, pepe, spx, usdt, war3, wbtc, weth } from '../tokens/tokens.ts'
import { definePair, type PairDefinition } from './pair.ts'

const loveNina = definePair({ name: 'LOVE-NINA', icon: nina.icon, base: love, other: nina })

export const loveEth = definePair({ name: 'LOVE-ETH', icon: eth.icon, base: love, other: eth })

export const loveUsdt = definePair({ name: 'LOVE-USDT', icon: usdt.icon, base: love, other: usdt })

export const loveWbtc = definePair({ name: 'LOVE-WBTC', icon: wbtc.icon, base: love, other: wbtc })

export const lovePepe = definePair({ name: 'LOVE-PEPE', icon: pepe.icon, base: love, other: pepe })

export const war3Eth = definePair({ name: 'WAR3-ETH', icon: war3.icon, base: war3, other: eth })

export const loveBobo = definePair({ name: 'LOVE-BOBO', icon: bobo.icon, base: love, other: bobo })

export const loveMog = definePair({ name: 'LOVE-MOG', icon: mog.icon, base: love, other: mog })

export const loveSpx = definePair({ name: 'LOVE-SPX', icon: spx.icon, base: love, other: spx })

export const loveBitcoin = definePair({
  name: 'LOVE-BITCOIN',
  icon: bitcoin.icon,
  base: love,
  other: bitcoin,
})

/** The pairs people see, in the order of the specification. */
export const pairs: readonly PairDefinition[] = [
  loveEth,
  loveUsdt,
  loveWbtc,
  lovePepe,
  war3Eth,
  loveNina,
  loveBobo,
  loveMog,
  loveSpx,
  loveBitcoin,
]

/** LOVE and WAR3: what the pairs are about. */
export const baseTokens: readonly Token[] = [...new Set(pairs.map(({ base }) => base))]

export const war3Love = definePair({ name: 'WAR3-LOVE', icon: war3.icon, base: war3, other: love })

/** Also takes part in routes, but has no row and no farm pool. */
export const routingPairs: readonly PairDefinition[] = [...pairs, war3Love]

/** Only a price source: on mainnet it is deeper than LOVE-USDT; on the devnet it does not exist. */
export const wethUsdt = definePair({ name: 'WETH-USDT', icon: weth.icon, base: weth, other: usdt })

/** All that prices are made of. */
export const pricePairs: readonly PairDefinition[] = [...routingPairs, wethUsdt]
