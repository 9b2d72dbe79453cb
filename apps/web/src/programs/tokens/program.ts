import { baseTokens } from '@love/protocol/pairs/pairs'
import { defineProgram } from '../../desktop/program.ts'

export const tokensProgram = defineProgram({
  id: 'tokens',
  title: 'Tokens',
  icon: 'tokens',
  path: '/tokens',
  description: 'LOVE and WAR3: price, supply, market value and your balance, read live from the chain.',
  size: 'large',
  places: baseTokens.map(({ symbol }) => ({
    path: `/tokens/${symbol}` as const,
    title: symbol,
    folder: 'token',
    description: `${symbol}: price with its history, supply, market value, contract and your balance.`,
  })),
  early: 'market',
  load: () => import('./TokensWindow.tsx').then(({ TokensWindow }) => TokensWindow),
})
