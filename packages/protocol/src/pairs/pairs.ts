import type { Token } from '../tokens/token.ts'
import { bitcoin, bobo, eth, love, mog, nina, pepe, spx, usdt, war3, wbtc, weth } from '../tokens/tokens.ts'
import { definePair, type PairDefinition } from './pair.ts'

const loveNina = definePair({ name: 'LOVE-NINA', icon: nina.icon, token: nina, base: love })

export const loveEth = definePair({ name: 'LOVE-ETH', icon: eth.icon, token: eth, base: love })

export const loveUsdt = definePair({ name: 'LOVE-USDT', icon: usdt.icon, token: usdt, base: love })

export const loveWbtc = definePair({ name: 'LOVE-WBTC', icon: wbtc.icon, token: wbtc, base: love })

export const lovePepe = definePair({ name: 'LOVE-PEPE', icon: pepe.icon, token: pepe, base: love })

export const war3Eth = definePair({ name: 'WAR3-ETH', icon: war3.icon, token: eth, base: war3 })

export const loveBobo = definePair({ name: 'LOVE-BOBO', icon: bobo.icon, token: bobo, base: love })

export const loveMog = definePair({ name: 'LOVE-MOG', icon: mog.icon, token: mog, base: love })

export const loveSpx = definePair({ name: 'LOVE-SPX', icon: spx.icon, token: spx, base: love })

export const loveBitcoin = definePair({
  name: 'LOVE-BITCOIN',
  icon: bitcoin.icon,
  token: bitcoin,
  base: love,
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

export const war3Love = definePair({ name: 'WAR3-LOVE', icon: war3.icon, token: love, base: war3 })

/** Also takes part in routes, but has no row and no farm pool. */
export const routingPairs: readonly PairDefinition[] = [...pairs, war3Love]

/** Only a price source: on mainnet it is deeper than LOVE-USDT; on the devnet it does not exist. */
export const wethUsdt = definePair({ name: 'WETH-USDT', icon: weth.icon, token: usdt, base: weth })

/** All that prices are made of. */
export const pricePairs: readonly PairDefinition[] = [...routingPairs, wethUsdt]
