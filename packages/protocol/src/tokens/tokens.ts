import { defineToken, type Token } from './token.ts'

export const love = defineToken({ symbol: 'LOVE', name: 'LOVE', decimals: 18, icon: 'heart' })

export const war3 = defineToken({ symbol: 'WAR3', name: 'WAR3', decimals: 18, icon: 'war3' })

export const faith = defineToken({ symbol: 'FAITH', name: 'FAITH', decimals: 18, icon: 'faith' })

export const eth = defineToken({ symbol: 'ETH', name: 'Ether', decimals: 18, icon: 'token-eth' })

export const weth = defineToken({ symbol: 'WETH', name: 'Wrapped Ether', decimals: 18, icon: 'token-eth' })

export const usdt = defineToken({
  symbol: 'USDT',
  name: 'Tether USD',
  decimals: 6,
  icon: 'token-usdt',
  resetsAllowance: true,
})

export const wbtc = defineToken({ symbol: 'WBTC', name: 'Wrapped BTC', decimals: 8, icon: 'token-wbtc' })

export const pepe = defineToken({ symbol: 'PEPE', name: 'Pepe', decimals: 18, icon: 'token-pepe' })

export const nina = defineToken({ symbol: 'NINA', name: 'Nina', decimals: 18, icon: 'token-nina' })

export const bobo = defineToken({ symbol: 'BOBO', name: 'Bobo', decimals: 18, icon: 'token-bobo' })

export const mog = defineToken({ symbol: 'MOG', name: 'Mog', decimals: 18, icon: 'token-mog' })

export const spx = defineToken({ symbol: 'SPX', name: 'SPX6900', decimals: 8, icon: 'token-spx' })

export const bitcoin = defineToken({
  symbol: 'BITCOIN',
  name: 'HarryPotterObamaSonic10Inu',
  decimals: 8,
  icon: 'token-bitcoin',
})

export const tokens: readonly Token[] = [
  love,
  war3,
  faith,
  eth,
  weth,
  usdt,
  wbtc,
  pepe,
  nina,
  bobo,
  mog,
  spx,
  bitcoin,
]
