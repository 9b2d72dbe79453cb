import { usdt } from '../tokens/usdt.ts'
import { weth } from '../tokens/weth.ts'
import { definePair } from './pair.ts'

/** Only a price source: on mainnet it is deeper than LOVE-USDT; on the devnet it does not exist. */
export const wethUsdt = definePair({ name: 'WETH-USDT', icon: weth.icon, token: usdt, base: weth })
