import { defineToken } from './token.ts'

export const bitcoin = defineToken({
  symbol: 'BITCOIN',
  name: 'HarryPotterObamaSonic10Inu',
  decimals: 8,
  icon: 'token-bitcoin',
})
