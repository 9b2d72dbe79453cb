import { love } from '../tokens/love.ts'
import { spx } from '../tokens/spx.ts'
import { definePair } from './pair.ts'

export const loveSpx = definePair({ name: 'LOVE-SPX', icon: spx.icon, token: spx, base: love })
