import { defineToken } from './token.ts'

export const pepe = defineToken({ symbol: 'PEPE', name: 'Pepe', decimals: 18, icon: 'token-pepe' })
