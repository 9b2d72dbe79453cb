import { bitcoin } from '../tokens/bitcoin.ts'
import { love } from '../tokens/love.ts'
import { definePair } from './pair.ts'

export const loveBitcoin = definePair({
  name: 'LOVE-BITCOIN',
  icon: bitcoin.icon,
  token: bitcoin,
  base: love,
})
