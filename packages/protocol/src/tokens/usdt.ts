import { defineToken } from './token.ts'

export const usdt = defineToken({
  symbol: 'USDT',
  name: 'Tether USD',
  decimals: 6,
  icon: 'token-usdt',
  resetsAllowance: true,
})
