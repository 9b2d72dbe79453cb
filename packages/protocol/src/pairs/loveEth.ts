import { eth } from '../tokens/eth.ts'
import { love } from '../tokens/love.ts'
import { definePair } from './pair.ts'

export const loveEth = definePair({ name: 'LOVE-ETH', icon: eth.icon, token: eth, base: love })
