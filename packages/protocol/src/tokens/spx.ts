import { defineToken } from './token.ts'

export const spx = defineToken({ symbol: 'SPX', name: 'SPX6900', decimals: 8, icon: 'token-spx' })
