import { pairs } from '@love/protocol/pairs/pairs'
import { defineProgram } from '../../desktop/program.ts'

export const pairsProgram = defineProgram({
  id: 'pairs',
  title: 'Pairs',
  icon: 'pairs',
  path: '/pairs',
  description: 'The pairs of LOVE and WAR3: reserves, prices, volume and APR, read live from the chain.',
  size: 'large',
  places: pairs.map(({ name }) => ({
    path: `/pairs/${name}` as const,
    title: name,
    folder: 'pair',
    description: `${name}: price, volume and liquidity with their history, reserves, APR and your position.`,
  })),
  early: 'market',
  load: () => import('./PairsWindow.tsx').then(({ PairsWindow }) => PairsWindow),
})
