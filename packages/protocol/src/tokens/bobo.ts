import { defineToken } from './token.ts'

export const bobo = defineToken({ symbol: 'BOBO', name: 'Bobo', decimals: 18, icon: 'token-bobo' })
