import { pairs } from '@love/protocol/pairs/pairs'
import { defineProgram } from '../../desktop/program.ts'

export const farmProgram = defineProgram({
  id: 'farm',
  title: 'Farm',
  icon: 'farm',
  path: '/farm',
  description:
    'Stake liquidity and earn LOVE with every block: APR and its parts, your earnings, harvest all.',
  size: 'large',
  places: pairs.map(({ name }) => ({
    path: `/farm/${name}` as const,
    title: `${name} farm`,
    folder: 'pool',
    description: `Stake ${name} liquidity and earn LOVE: your real APR, break-even day and a calculator.`,
  })),
  early: 'farm',
  load: () => import('./FarmWindow.tsx').then(({ FarmWindow }) => FarmWindow),
})
