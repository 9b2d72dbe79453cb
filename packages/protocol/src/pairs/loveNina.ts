import { love } from '../tokens/love.ts'
import { nina } from '../tokens/nina.ts'
import { definePair } from './pair.ts'

export const loveNina = definePair({ name: 'LOVE-NINA', icon: nina.icon, token: nina, base: love })
