import { defineToken } from './token.ts'

export const nina = defineToken({ symbol: 'NINA', name: 'Nina', decimals: 18, icon: 'token-nina' })
