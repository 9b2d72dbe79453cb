import { baseTokens } from '@love/protocol/pairs/pairs'
import { defineProgram } from '../../desktop/program.ts'

export const tokensProgram = defineProgram({
  id: 'tokens',
  title: 'Tokens',
  icon: 'tokens',
  path: '/tokens',
  description: 'LOVE and WAR3: live price, supply, market cap and your balance.',
  group: 'Trade',
  size: 'large',
  places: baseTokens.map(({ symbol }) => ({
    path: `/tokens/${symbol}` as const,
    title: symbol,
    folder: 'token',
    early: ['market', 'marketCharts'],
    description: `${symbol}: price chart, supply, market cap, contract and your balance.`,
  })),
  early: ['market'],
  load: () => import('./TokensWindow.tsx').then(({ TokensWindow }) => TokensWindow),
})
