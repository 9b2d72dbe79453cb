import { bobo } from '../tokens/bobo.ts'
import { love } from '../tokens/love.ts'
import { definePair } from './pair.ts'

export const loveBobo = definePair({ name: 'LOVE-BOBO', icon: bobo.icon, token: bobo, base: love })
