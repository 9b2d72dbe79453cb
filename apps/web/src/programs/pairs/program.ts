import { pairs } from '@love/protocol/pairs/pairs'
import { defineProgram } from '../../desktop/program.ts'

export const pairsProgram = defineProgram({
  id: 'pairs',
  title: 'Pairs',
  icon: 'pairs',
  path: '/pairs',
  description: 'LOVE and WAR3 pairs: live prices, reserves, volume and APR.',
  group: 'Trade',
  size: 'large',
  folder: 'list',
  places: pairs.map(({ name }) => ({
    path: `/pairs/${name}` as const,
    title: name,
    folder: 'pair',
    early: ['market', 'marketCharts'],
    description: `${name}: price, volume and liquidity charts, reserves, APR and your position.`,
  })),
  early: ['market'],
  load: () => import('./PairsWindow.tsx').then(({ PairsWindow }) => PairsWindow),
})
