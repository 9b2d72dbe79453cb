import { love } from '../tokens/love.ts'
import { pepe } from '../tokens/pepe.ts'
import { definePair } from './pair.ts'

export const lovePepe = definePair({ name: 'LOVE-PEPE', icon: pepe.icon, token: pepe, base: love })
