import { defineProgram } from '../../desktop/program.ts'

export const pairsProgram = defineProgram({
  id: 'pairs',
  title: 'Pairs',
  icon: 'pairs',
  path: '/pairs',
  description: 'The ten pairs of LOVE and WAR3: reserves and prices, read live from the chain.',
  size: 'large',
  load: () => import('./PairsWindow.tsx').then(({ PairsWindow }) => PairsWindow),
})
