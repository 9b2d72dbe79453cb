import { defineToken } from './token.ts'

export const eth = defineToken({ symbol: 'ETH', name: 'Ether', decimals: 18, icon: 'token-eth' })
