import { eth } from '../tokens/eth.ts'
import { war3 } from '../tokens/war3.ts'
import { definePair } from './pair.ts'

export const war3Eth = definePair({ name: 'WAR3-ETH', icon: war3.icon, token: eth, base: war3 })
