import { love } from '../tokens/love.ts'
import { wbtc } from '../tokens/wbtc.ts'
import { definePair } from './pair.ts'

export const loveWbtc = definePair({ name: 'LOVE-WBTC', icon: wbtc.icon, token: wbtc, base: love })
