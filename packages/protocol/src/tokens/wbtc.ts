import { defineToken } from './token.ts'

export const wbtc = defineToken({ symbol: 'WBTC', name: 'Wrapped BTC', decimals: 8, icon: 'token-wbtc' })
