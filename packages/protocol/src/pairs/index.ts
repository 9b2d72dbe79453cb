import { love } from '../tokens/love.ts'
import { nina } from '../tokens/nina.ts'
import type { Token } from '../tokens/token.ts'
import { loveBitcoin } from './loveBitcoin.ts'
import { loveBobo } from './loveBobo.ts'
import { loveEth } from './loveEth.ts'
import { loveMog } from './loveMog.ts'
import { lovePepe } from './lovePepe.ts'
import { loveSpx } from './loveSpx.ts'
import { loveUsdt } from './loveUsdt.ts'
import { loveWbtc } from './loveWbtc.ts'
import { definePair, type PairDefinition } from './pair.ts'
import { war3Eth } from './war3Eth.ts'
import { war3Love } from './war3Love.ts'
import { wethUsdt } from './wethUsdt.ts'

const loveNina = definePair({ name: 'LOVE-NINA', icon: nina.icon, token: nina, base: love })

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

/** Also takes part in routes, but has no row and no farm pool. */
export const routingPairs: readonly PairDefinition[] = [...pairs, war3Love]

/** All that prices are made of. */
export const pricePairs: readonly PairDefinition[] = [...routingPairs, wethUsdt]
