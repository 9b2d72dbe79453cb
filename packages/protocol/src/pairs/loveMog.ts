import { love } from '../tokens/love.ts'
import { mog } from '../tokens/mog.ts'
import { definePair } from './pair.ts'

export const loveMog = definePair({ name: 'LOVE-MOG', icon: mog.icon, token: mog, base: love })
