import { defineToken } from './token.ts'

export const weth = defineToken({ symbol: 'WETH', name: 'Wrapped Ether', decimals: 18, icon: 'token-eth' })
