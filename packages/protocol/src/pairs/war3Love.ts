import { love } from '../tokens/love.ts'
import { war3 } from '../tokens/war3.ts'
import { definePair } from './pair.ts'

export const war3Love = definePair({ name: 'WAR3-LOVE', icon: war3.icon, token: love, base: war3 })
