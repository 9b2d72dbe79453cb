import { love } from '../tokens/love.ts'
import { usdt } from '../tokens/usdt.ts'
import { definePair } from './pair.ts'

export const loveUsdt = definePair({ name: 'LOVE-USDT', icon: usdt.icon, token: usdt, base: love })
